/** The history of a page in the repository: its prose and the demos beside it. */
export interface PageChanges {
  /** Of the last commit: `2026-01-31`. */
  day: string;
  /** How many people have changed it. */
  people: number;
}

let find: (folder: string) => PageChanges | undefined = () => undefined;

/** Called once by the build, before the first page. In development pages don't show their changes. */
export function setPageChanges(found: typeof find): void {
  find = found;
}

/** `folder`: inside the content. */
export const pageChangesOf = (folder: string): PageChanges | undefined => find(folder);
