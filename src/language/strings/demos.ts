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
  /** `{size}`: of the scripts, `200.3 kB`. */
  cost: string;
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
  /** `{open}`: a bracket, opened in `{line}`. */
  unexpectedUnclosed: string;
  unexpectedEndUnclosed: string;
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
  /** {text}: what was typed. */
  noDemo: string;
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
