/** The theme builder. Only its own page has these texts. */
export interface ThemeBuilderStrings {
  loading: string;
  needsScripts: string;
  settings: string;
  start: string;
  presets: Record<'material' | 'orchard' | 'harbor' | 'plum', string>;
  /** In the list of presets, for any other theme. */
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
