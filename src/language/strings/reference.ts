/** The API reference: its tables on every page, and its own pages. */
export interface ApiStrings {
  name: string;
  type: string;
  default: string;
  description: string;
  required: string;
  deprecated: string;
  /** `{version}`: a release line. */
  deprecatedSince: string;
  since: string;
  sinceText: string;
  /** A filter; `{version}`: a major. */
  newIn: string;
  /** Titles of lists of what differs between two majors. */
  changes: Record<'removed' | 'renamed' | 'changed' | 'added', string>;
  /** What each list says before its rows. */
  changesNote: Record<'removed' | 'renamed' | 'changed' | 'added', string>;
  changesQuery: string;
  changesKind: string;
  changesPlan: string;
  changesAll: string;
  /** `{before}` and `{after}`: code. */
  changeType: string;
  changeDefault: string;
  changeNone: string;
  /** `props`, `slots` … by the kind of a name. */
  changeWhat: Record<
    | 'class'
    | 'component'
    | 'event'
    | 'export'
    | 'function'
    | 'hook'
    | 'member'
    | 'prop'
    | 'slot'
    | 'type',
    string
  >;
  /** On what the types make public and their authors do not. */
  internal: string;
  /** Before what a callback returns. */
  returns: string;
  slot: string;
  defaultComponent: string;
  ruleName: string;
  className: string;
  event: string;
  parameters: string;
  browserEvent: string;
  selector: string;
  argument: string;
  result: string;
  locale: string;
  importName: string;
  translated: string;
  /** `{count}`, `{total}` */
  translatedOf: string;
  noLocales: string;
  /** In a type's popover. */
  openType: string;
  /** Under a page's title, before the links to its components. */
  reference: string;
  imports: string;
  importOr: string;
  props: string;
  members: string;
  methods: string;
  slots: string;
  slotsText: string;
  classes: string;
  classesText: string;
  theme: string;
  /** `{name}`: in `theme.components`. */
  themeText: string;
  /** `{element}`: what the ref is attached to. */
  refText: string;
  /** `{name}`: a Material UI component. */
  inherited: string;
  inheritedSystem: string;
  internalProps: string;
  usage: string;
  usagePages: string;
  usageDemos: string;
  source: string;
  /** `{package}`, `{version}` */
  sourceText: string;
  filter: string;
  filterPlaceholder: string;
  /** `{count}` */
  filterMatches: string;
  filterNothing: string;
  callbacks: string;
  /** `{count}` */
  showAll: string;
  jump: string;
  jumpPlaceholder: string;
  jumpGroups: string;
  jumpList: string;
  view: string;
  viewList: string;
  viewTable: string;
  components: string;
  interfaces: string;
  events: string;
  selectors: string;
  hooks: string;
  types: string;
  more: string;
  /** `{count}` */
  countOf: string;
  playground: string;
  controlsText: string;
  controlsOpen: string;
  controlsLabel: string;
  controlsPreview: string;
  controlsReset: string;
  controlsUnset: string;
  controlsCode: string;
}

/** The page of import costs, and its line on API pages. */
export interface SizesStrings {
  title: string;
  description: string;
  text: string;
  /** `{gzip}`, `{brotli}`, `{all}` */
  line: string;
  table: string;
  filter: string;
  /** `{shown}`, `{all}` */
  count: string;
  columns: {
    name: string;
    package: string;
    ownGzip: string;
    ownBrotli: string;
    allGzip: string;
    allBrotli: string;
  };
  how: string;
  /** `{versions}` */
  howText: string;
}

export interface WhatsNewStrings {
  title: string;
  description: string;
  text: string;
  feed: string;
  /** `{version}` */
  release: string;
  added: string;
  deprecated: string;
  nothing: string;
  /** Beside an entry of the sidebar. `{version}` */
  mark: string;
}

/** The index of every name that a release had. */
export interface NamesStrings {
  product: string;
  find: string;
  placeholder: string;
  from: string;
  to: string;
  anyVersion: string;
  loading: string;
  notLoaded: string;
  needsScripts: string;
  start: string;
  foundOne: string;
  found: string;
  /** `{shown}` of `{count}` names are listed. */
  first: string;
  nothing: string;
  since: string;
  removed: string;
  /** `{name}`: what it is called in the current release. */
  today: string;
  unchanged: string;
  guide: string;
  kinds: Record<'removed' | 'renamed' | 'changed' | 'added', string>;
}

/** Codemods that run in a page. */
export interface CodemodStrings {
  choice: string;
  /** The whole preset; `{title}`: product and step. */
  all: string;
  run: string;
  stop: string;
  running: string;
  before: string;
  after: string;
  unchanged: string;
  sample: string;
  command: string;
  /** `{text}`: the parser's message. */
  failed: string;
  /** `{seconds}`: the deadline. */
  timeout: string;
  needsScripts: string;
  notLoaded: string;
}
