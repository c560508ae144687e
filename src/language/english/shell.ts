import type { Strings } from '../strings.ts';

export const header: Strings['header'] = {
  skipToContent: 'Skip to content',
  home: '{name} home',
  openNavigation: 'Open navigation',
  repository: 'Source code repository',
  opensInNewTab: 'opens in a new tab',
};

export const products: Strings['products'] = {
  label: 'Product',
  introduction: 'MUI X',
  'x-data-grid': 'Data Grid',
  'x-date-pickers': 'Date and Time Pickers',
  'x-charts': 'Charts',
  'x-tree-view': 'Tree View',
};

export const versions: Strings['versions'] = {
  label: 'Version',
  current: '{version} (this version)',
};

export const settings: Strings['settings'] = {
  open: 'Open settings',
  switchMode: 'Switch between light and dark',
  title: 'Settings',
  close: 'Close settings',
  language: 'Language',
  colorMode: {
    legend: 'Color mode',
    values: { light: 'Light', dark: 'Dark', system: 'System' },
  },
  direction: { legend: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  codeVariant: { legend: 'Code', values: { TS: 'TypeScript', JS: 'JavaScript' } },
  codeStyling: {
    legend: 'Styling',
    values: { system: 'MUI System', css: 'Plain CSS', tailwind: 'Tailwind CSS' },
  },
  packageManager: {
    legend: 'Package manager',
    values: { npm: 'npm', pnpm: 'pnpm', yarn: 'yarn' },
  },
  apiView: { legend: 'API reference', values: { list: 'As a list', table: 'As a table' } },
};

export const sidebar: Strings['sidebar'] = {
  label: 'Documentation pages',
  close: 'Close navigation',
  filter: 'Filter pages',
  filterPlaceholder: 'Filter…',
  clearFilter: 'Clear the filter',
  noMatches: 'No page matches “{query}”.',
  matches: '{count} pages match',
};

export const plans: Strings['plans'] = { pro: 'Pro plan', premium: 'Premium plan' };

export const planNames: Strings['planNames'] = { pro: 'Pro', premium: 'Premium' };

export const planTexts: Strings['planTexts'] = {
  pro: 'Requires the Pro or Premium plan',
  premium: 'Requires the Premium plan',
};

export const chips: Strings['chips'] = { new: 'New', planned: 'Planned', preview: 'Preview' };

export const footer: Strings['footer'] = {
  label: 'Site',
  version: 'Documentation for version {version}',
  source: 'Source of this site',
  reportIssue: 'Report an issue',
  gallery: 'All demos',
  themeBuilder: 'Theme builder',
  forAgents: 'Text version for agents',
};

export const siteTheme: Strings['siteTheme'] = {
  inUse: 'The demos use your theme.',
  edit: 'Open the theme builder',
  reset: 'Stop using it',
};

export const notFound: Strings['notFound'] = {
  title: 'Page not found',
  text: 'There is no page at {path}.',
  search: 'Search for it',
  nearest: 'Pages with a similar address',
  home: 'Go to the introduction',
};

export const offline: Strings['offline'] = {
  title: 'You are offline',
  text: 'This page has not been opened on this device yet, so it is not stored here.',
  search: 'Search the stored pages',
  available: 'Pages stored on this device',
  nothing: 'No page is stored on this device yet.',
  retry: 'Try again',
  badge: 'Available offline',
  save: 'Save for offline use',
  saveTitle: 'Save {product} for offline use',
  asking: 'Looking up the size…',
  size: 'All pages and demos of this product: {size} to download.',
  start: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  saved: 'Saved on this device.',
  cancelled: 'Canceled. Nothing was saved.',
  failed: 'The download failed. Check the connection and try again.',
  full: 'There is not enough space on this device.',
};

export const sponsor: Strings['sponsor'] = {
  label: 'Sponsored',
  blockedTitle: 'An ad blocker seems to be active',
  blockedText:
    'Sponsors help pay for this documentation. Please consider allowing ads on this site.',
};

export const announcements: Strings['announcements'] = {
  pageOpened: '{title}, page opened',
  pageLoading: 'Loading the page',
  copied: 'Copied to the clipboard',
};
