import type { SettingsStrings } from '../preferences/index.ts';

/**
 * Every text of the shell. Plain strings only, so that a language travels as data;
 * `{name}` marks a place that `fill` replaces. A language that misses one does not compile.
 */
export interface Strings {
  header: HeaderStrings;
  search: SearchStrings;
  products: ProductStrings;
  versions: VersionStrings;
  /** The panel's words are the preferences room's; `open` and `switchMode` are buttons in the header. */
  settings: SettingsStrings & { open: string; switchMode: string };
  sidebar: SidebarStrings;
  page: PageStrings;
  plans: { pro: string; premium: string };
  /** Beside the marker in running text. */
  planNames: { pro: string; premium: string };
  /** What the marker means, for who hovers, focuses or touches it. */
  planTexts: { pro: string; premium: string };
  chips: { new: string; planned: string; preview: string };
  codeBlock: CodeBlockStrings;
  callouts: { note: string; tip: string; warning: string };
  demo: DemoStrings;
  editor: EditorStrings;
  playground: PlaygroundStrings;
  names: NamesStrings;
  codemods: CodemodStrings;
  api: ApiStrings;
  feedback: FeedbackStrings;
  reading: ReadingStrings;
  footer: FooterStrings;
  gallery: GalleryStrings;
  sizes: SizesStrings;
  whatsNew: WhatsNewStrings;
  themeBuilder: ThemeBuilderStrings;
  siteTheme: SiteThemeStrings;
  notFound: NotFoundStrings;
  offline: OfflineStrings;
  sponsor: SponsorStrings;
  announcements: AnnouncementStrings;
}

export interface HeaderStrings {
  skipToContent: string;
  /** `{name}`: the site's name. */
  home: string;
  openNavigation: string;
  repository: string;
  /** For assistive technology, after a link that leaves the site. */
  opensInNewTab: string;
}

/** What the search finds, by kind. */
export interface KindNames {
  page: string;
  section: string;
  demo: string;
  component: string;
  interface: string;
  prop: string;
  slot: string;
  class: string;
  event: string;
  method: string;
  selector: string;
  hook: string;
  type: string;
}

export interface SearchStrings {
  label: string;
  placeholder: string;
  open: string;
  close: string;
  clear: string;
  loading: string;
  failed: string;
  retry: string;
  /** `{query}` */
  noResults: string;
  /** `{count}` */
  oneResult: string;
  results: string;
  /** `{count}` that are shown, `{all}` that there are. */
  bestResults: string;
  /** Above links to the products, while nothing is searched for or found. */
  browse: string;
  recent: string;
  removeRecent: string;
  filterByProduct: string;
  filterByKind: string;
  kindFilters: { guide: string; api: string; demo: string; migration: string };
  kindNames: KindNames;
  didYouMean: string;
  needsScripts: string;
  hintMove: string;
  hintOpen: string;
  hintClose: string;
}

export interface ProductStrings {
  label: string;
  introduction: string;
  'x-data-grid': string;
  'x-date-pickers': string;
  'x-charts': string;
  'x-tree-view': string;
}

export interface VersionStrings {
  label: string;
  /** `{version}` */
  current: string;
}

export interface SidebarStrings {
  label: string;
  close: string;
  filter: string;
  filterPlaceholder: string;
  clearFilter: string;
  /** `{query}` */
  noMatches: string;
  /** `{count}` */
  matches: string;
}

export interface PageStrings {
  breadcrumbs: string;
  actions: string;
  copyMarkdown: string;
  copied: string;
  viewMarkdown: string;
  edit: string;
  tableOfContents: string;
  /** `{title}`: the heading's text. */
  headingLink: string;
  /** The name of a table's box, which scrolls when the table is wide. */
  table: string;
  neighbours: string;
  previous: string;
  next: string;
  backToTop: string;
  /** Before a day. */
  lastChanged: string;
  oneContributor: string;
  /** `{people}` */
  contributors: string;
  failedTitle: string;
  failedText: string;
  reload: string;
}

export interface CodeBlockStrings {
  copy: string;
  copied: string;
  label: string;
  packageManager: string;
  addedLine: string;
  removedLine: string;
}

export interface DemoStrings {
  /** `{name}`: the demo's name. */
  label: string;
  /** `{name}`; says what the picture of a demo is. */
  picture: string;
  /** Starts a demo for a reader who saves data. */
  run: string;
  toolbar: string;
  loading: string;
  showCode: string;
  hideCode: string;
  copySource: string;
  /** A demo of several files, all of them in one. */
  copySingle: string;
  /** The one that is shown, of several. */
  copyFile: string;
  copyAll: string;
  copyLink: string;
  copied: string;
  edit: string;
  reset: string;
  openStackBlitz: string;
  openCodeSandbox: string;
  download: string;
  openPlayground: string;
  openThemeBuilder: string;
  openPage: string;
  more: string;
  widths: { phone: string; tablet: string; full: string };
  dark: string;
  rtl: string;
  fullScreen: string;
  leaveFullScreen: string;
  edited: string;
  /** Where this browser keeps a version that is not shown yet. */
  continueEditing: string;
  /** After Reset, before the button that takes it back. */
  editsRemoved: string;
  undo: string;
  source: string;
  /** The name of the row of tabs, one a file. */
  files: string;
  variant: string;
  styling: string;
  failedTitle: string;
  loadFailedTitle: string;
  codeFailed: string;
  needsScripts: string;
  /** Under the first demo that shows the library's watermark. */
  watermark: string;
  /** On a demo's own page. `{title}`: the page that the demo belongs to. */
  belongsTo: string;
}

export interface EditorStrings {
  /** `{name}`: the demo's name. */
  label: string;
  tabHint: string;
  /** After Escape. */
  tabReleased: string;
  /** `{line}` */
  line: string;
  /** `{module}`: what the code imports. */
  unknownModule: string;
  moduleNotLoaded: string;
  /** `{file}` */
  noComponent: string;
  /** `{seconds}` */
  compileTimeout: string;
  compilerNotLoaded: string;
  /** `{found}`: what the compiler stopped at. */
  unexpected: string;
  unexpectedEnd: string;
  /** `{expected}`: what the compiler would have gone on with. */
  unexpectedWanted: string;
  unexpectedEndWanted: string;
  /** A button that shows what differs from the original. */
  changes: string;
  /** `{count}` unchanged lines that are left out. */
  unchangedLines: string;
  originalChanged: string;
  showNew: string;
  keepMine: string;
  keptHere: string;
  /** The browser's storage is full or denied. */
  notKept: string;
}

export interface PlaygroundStrings {
  title: string;
  description: string;
  /** What else readers call it, for the search. */
  keywords: string;
  home: string;
  loading: string;
  needsScripts: string;
  template: string;
  /** In the list of templates, for code that came with a link. */
  shared: string;
  code: string;
  result: string;
  run: string;
  stop: string;
  stopped: string;
  notResponding: string;
  /** Why code was ended: messages without end, a full history, the focus taken again and again. */
  misuse: { messages: string; history: string; focus: string };
  /** Before code that came with a link is run. */
  fromLink: string;
  runFromLink: string;
  format: string;
  formatFailed: { syntax: string; loading: string };
  reset: string;
  copyLink: string;
  copied: string;
  tooLongToShare: string;
  demo: string;
  demoPlaceholder: string;
  demosFailed: string;
  splitter: string;
  starting: string;
  dark: string;
  rtl: string;
  look: string;
  brokenLink: string;
  tooLargeLink: string;
  /** After code of an earlier visit came back. */
  restored: string;
  /** `{name}`: the template, or where the code came from. */
  otherDraft: string;
  openDraft: string;
  /** After another template or link was opened over edited code. `{name}`: what was left. */
  kept: string;
  editsRemoved: string;
  undo: string;
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
  notLoaded: string;
}

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

/** Feedback on a page or a section. */
export interface FeedbackStrings {
  pageQuestion: string;
  sectionQuestion: string;
  yes: string;
  no: string;
  /** The button beside a heading. */
  section: string;
  /** Links to a new issue, where there is no form. */
  reportPage: string;
  reportSection: string;
  pageTitle: string;
  /** `{title}`: of the section. */
  sectionTitle: string;
  text: string;
  /** `{host}`: of the server that gets it. */
  note: string;
  send: string;
  tryAgain: string;
  close: string;
  notLoaded: string;
  sending: string;
  sent: string;
  keptOffline: string;
  keptFailed: string;
  notKept: string;
  refused: string;
  /** `{count}` in `{minutes}`. */
  tooMany: string;
}

/** What a reader can do with a page, and the list of keys. */
export interface ReadingStrings {
  menu: string;
  notLoaded: string;
  askAgent: string;
  /** `{url}`: the page as Markdown, which follows. */
  agentPrompt: string;
  /** `{url}`: the page as Markdown. */
  assistantPrompt: string;
  /** `{name}`: of an assistant. */
  openIn: string;
  copied: string;
  notCopied: string;
  addBookmark: string;
  removeBookmark: string;
  expandCode: string;
  collapseCode: string;
  shortcuts: string;
  bookmarks: string;
  recentPages: string;
  removeFromList: string;
  list: {
    shortcuts: string;
    anywhere: string;
    search: string;
    inSearch: string;
    move: string;
    open: string;
    openInTab: string;
    close: string;
    inToolbar: string;
    control: string;
    inEditor: string;
    leaveEditor: string;
    closeList: string;
  };
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

/** The theme builder. Only its own page has these texts. */
export interface ThemeBuilderStrings {
  loading: string;
  needsScripts: string;
  settings: string;
  start: string;
  presets: Record<'material' | 'orchard' | 'harbor' | 'plum', string>;
  /** In the list of presets, for a theme that is none of them. */
  own: string;
  undo: string;
  reset: string;
  copyLink: string;
  copied: string;
  useOnDemos: string;
  stopUsing: string;
  inUse: string;
  /** The demos have an earlier state of the theme. */
  update: string;
  notInUse: string;
  notKept: string;
  fromLink: string;
  brokenLink: string;
  tooLargeLink: string;
  wasReset: string;
  wasPreset: string;
  wasImported: string;
  /** `{paths}` */
  kept: string;
  overruled: string;
  groups: Record<'colors' | 'contrast' | 'type' | 'shape', string>;
  schemes: Record<'light' | 'dark', string>;
  colors: Record<
    | 'primary'
    | 'secondary'
    | 'error'
    | 'warning'
    | 'info'
    | 'success'
    | 'background'
    | 'paper'
    | 'text'
    | 'textSecondary'
    | 'header',
    string
  >;
  /** `{color}`, `{scheme}` */
  colorPicker: string;
  colorCode: string;
  notAColor: string;
  fields: Record<
    | 'fontFamily'
    | 'fontSize'
    | 'density'
    | 'radius'
    | 'spacing'
    | 'contrastThreshold'
    | 'gridDensity'
    | 'dayRadius'
    | 'chartColors'
    | 'treeIndent'
    | 'treePadding',
    string
  >;
  notAFamily: string;
  densities: Record<'compact' | 'standard' | 'comfortable', string>;
  /** `{ratio}` */
  threshold: string;
  chartSets: Record<'library' | 'theme' | 'own', string>;
  /** `{number}` */
  chartColor: string;
  /** `{count}` */
  allPass: string;
  /** `{failed}`, `{count}` */
  someFail: string;
  /** `{text}`, `{ground}`: names of colors. */
  pair: string;
  /** `{ground}`: what Material writes on a color. */
  pairOn: string;
  passes: string;
  fails: string;
  preview: string;
  previewLoading: string;
  previewFailed: string;
  retry: string;
  /** `{scheme}` */
  previewOf: string;
  classHint: string;
  className: string;
  /** `{component}` */
  openApi: string;
  /** `{name}`: the class around it. */
  inside: string;
  import: string;
  importText: string;
  importLabel: string;
  importButton: string;
  /** By the reason why a text can't be read. `{line}`, `{found}` */
  readProblems: Record<
    'unexpected' | 'end' | 'openText' | 'notPlain' | 'tooDeep' | 'tooLarge' | 'noObject',
    string
  >;
  /** `{line}`, `{path}`, `{value}` */
  valueProblems: Record<'color' | 'number' | 'choice' | 'family' | 'colors', string>;
  unchanged: string;
  export: string;
  exportText: string;
  format: string;
  formats: Record<'ts' | 'css' | 'json', string>;
  copy: string;
  copiedCode: string;
}

/** The theme that a reader has set for all demos, in the settings. */
export interface SiteThemeStrings {
  inUse: string;
  edit: string;
  reset: string;
}

export interface FooterStrings {
  label: string;
  /** `{version}` */
  version: string;
  source: string;
  reportIssue: string;
  gallery: string;
  themeBuilder: string;
  forAgents: string;
}

export interface GalleryStrings {
  title: string;
  description: string;
  /** For the search, separated by commas. */
  keywords: string;
  /** The name of the links to the products. */
  jump: string;
  filters: string;
  search: string;
  example: string;
  feature: string;
  plan: string;
  community: string;
  /** The choice that leaves nothing out. */
  all: string;
  /** `{shown}`, `{count}` */
  shown: string;
  none: string;
  reset: string;
  guide: string;
  /** `{title}`: of a demo. */
  inGuide: string;
}

export interface NotFoundStrings {
  title: string;
  /** `{path}` */
  text: string;
  search: string;
  nearest: string;
  home: string;
}

export interface OfflineStrings {
  title: string;
  text: string;
  search: string;
  available: string;
  nothing: string;
  retry: string;
  /** In the footer, when the page can be opened offline. */
  badge: string;
  save: string;
  /** `{product}` */
  saveTitle: string;
  asking: string;
  /** `{size}` */
  size: string;
  start: string;
  saving: string;
  cancel: string;
  close: string;
  saved: string;
  cancelled: string;
  failed: string;
  full: string;
}

export interface SponsorStrings {
  label: string;
  blockedTitle: string;
  blockedText: string;
}

/** Spoken to assistive technology, never painted. */
export interface AnnouncementStrings {
  /** `{title}`: the title of the page that has opened. */
  pageOpened: string;
  pageLoading: string;
  copied: string;
}
