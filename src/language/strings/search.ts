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
