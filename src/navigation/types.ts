export const plans = ['pro', 'premium'] as const;
export type Plan = (typeof plans)[number];

/** One entry of the tree in `content/navigation.ts`. Plain data: the browser imports it too. */
export interface NavigationEntry {
  /** Unique, without a slash at the end. A group's may name no page. */
  pathname: string;
  /** Left out: derived from the last segment of the pathname. */
  title?: string;
  children?: NavigationEntry[];
  /** The title of a group that is shown as a heading. */
  subheader?: string;
  plan?: Plan;
  newFeature?: boolean;
  /** Not written yet: shown, but no link. */
  planned?: boolean;
  /** Shown as a preview. */
  unstable?: boolean;
}

/** A page of the tree, with the canonical path that its links carry. */
export interface PageReference {
  entry: NavigationEntry;
  /** `/x/react-data-grid/sorting/` */
  path: string;
  title: string;
  /** Titles of the groups around it, outermost first: they tell one `Overview` from another. */
  trail: string[];
}
