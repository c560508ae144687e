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
  neighbors: string;
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

/** The page in English, under the path of another language. */
export interface TranslationStrings {
  notice: string;
  /** The link to the page at its English address. */
  english: string;
}

/** What a page's Markdown says besides its prose. */
export interface TwinStrings {
  /** Before the page's address. */
  page: string;
  /** Before the list of npm packages. */
  packages: string;
  /** `{plan}`: its name with the word for plan. */
  needsPlan: string;
  /** `{files}` */
  demoImports: string;
  /** `{stylings}` */
  demoStylings: string;
  /** Between two names. */
  and: string;
  /** The link to the demo's files. */
  demoFiles: string;
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
