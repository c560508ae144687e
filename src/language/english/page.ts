import type { Strings } from '../strings.ts';

export const page: Strings['page'] = {
  breadcrumbs: 'Breadcrumbs',
  actions: 'Page actions',
  copyMarkdown: 'Copy as Markdown',
  copied: 'Copied',
  viewMarkdown: 'View as Markdown',
  edit: 'Edit this page',
  tableOfContents: 'On this page',
  headingLink: 'Link to “{title}”',
  table: 'Table',
  neighbors: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  backToTop: 'Back to top',
  lastChanged: 'Last changed',
  oneContributor: '1 contributor',
  contributors: '{people} contributors',
  failedTitle: 'This page could not be shown',
  failedText: 'Something went wrong while the page was loading. Try reloading it.',
  reload: 'Reload',
};

export const codeBlock: Strings['codeBlock'] = {
  copy: 'Copy',
  copied: 'Copied',
  label: 'Code',
  packageManager: 'Package manager',
  addedLine: 'added',
  removedLine: 'removed',
};

export const callouts: Strings['callouts'] = { note: 'Note', tip: 'Tip', warning: 'Warning' };

export const translation: Strings['translation'] = {
  notice: 'This page is not translated yet, so it is shown in English.',
  english: 'Open it on the English site',
};

export const twin: Strings['twin'] = {
  page: 'Page',
  packages: 'Packages',
  needsPlan: 'Needs the {plan}.',
  demoImports: 'It imports {files}.',
  demoStylings: 'It is also written with {stylings}.',
  and: ' and ',
  demoFiles: 'All files of the demo, and the demo as one file',
};

export const feedback: Strings['feedback'] = {
  pageQuestion: 'Was this page helpful?',
  sectionQuestion: 'Was this section helpful?',
  yes: 'Yes',
  no: 'No',
  section: 'Feedback on this section',
  reportPage: 'Report a problem with this page',
  reportSection: 'Report a problem with this section',
  pageTitle: 'Feedback on this page',
  sectionTitle: 'Feedback on “{title}”',
  text: 'What helped, or what is missing? (optional)',
  note: 'Send passes your answer, this text and the address of the page to {host}. Leave out anything private.',
  send: 'Send',
  tryAgain: 'Try again',
  close: 'Close',
  notLoaded: 'The feedback form didn’t load. Check your connection and try again.',
  sending: 'Sending…',
  sent: 'Sent. Thank you.',
  keptOffline:
    'You are offline. Your feedback is kept in this browser and sent when you are online again.',
  keptFailed:
    'The server didn’t take your feedback. It is kept in this browser and sent on your next visit, or try again now.',
  notKept:
    'The server didn’t take your feedback, and this browser can’t keep it. Your text stays here: try again or copy it.',
  refused: 'The server refused your feedback. Your text stays here: change it or copy it.',
  tooMany:
    'You have sent {count} messages within {minutes} minutes. Wait a few minutes and try again: your text stays here.',
};

export const reading: Strings['reading'] = {
  menu: 'More',
  notLoaded: 'The menu didn’t load. Check your connection and try again.',
  askAgent: 'Ask an agent: copy page with prompt',
  agentPrompt:
    'Answer my questions with this page of the documentation. It comes from {url}. Say so when the page has no answer.',
  assistantPrompt: 'Read {url} and answer my questions about it.',
  openIn: 'Open in {name}',
  copied: 'Copied',
  notCopied: 'Not copied: no connection or no access to the clipboard',
  addBookmark: 'Bookmark this page',
  removeBookmark: 'Remove bookmark',
  expandCode: 'Expand all code',
  collapseCode: 'Collapse all code',
  shortcuts: 'Keyboard shortcuts',
  bookmarks: 'Bookmarks',
  recentPages: 'Recent pages',
  removeFromList: 'Remove from the list',
  list: {
    shortcuts: 'This list',
    anywhere: 'Anywhere',
    search: 'Search',
    inSearch: 'In the search',
    move: 'Next or previous result',
    open: 'Open the result',
    openInTab: 'Open it in a new tab',
    close: 'Close',
    inToolbar: 'In the toolbar of a demo',
    control: 'Next or previous control',
    inEditor: 'In the code editor',
    leaveEditor: 'Leave the editor: one after the other',
    closeList: 'Close',
  },
};
