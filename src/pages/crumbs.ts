export interface Crumb {
  title: string;
  /** Absent for groups that have no page of their own. */
  href?: string;
}
