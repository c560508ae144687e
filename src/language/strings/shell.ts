export interface HeaderStrings {
  skipToContent: string;
  /** `{name}`: the site's name. */
  home: string;
  openNavigation: string;
  repository: string;
  /** For assistive technology, after a link that leaves the site. */
  opensInNewTab: string;
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

/** The theme that a reader has set for all demos, in the settings. */
export interface SiteThemeStrings {
  inUse: string;
  edit: string;
  reset: string;
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
