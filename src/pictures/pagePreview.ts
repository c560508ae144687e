/** The size that sites expect of the picture of a link. */
export const previewSize = { width: 1200, height: 630 };

/** What is drawn in the preview of a page. */
export interface PreviewFacts {
  path: string;
  title: string;
  product: string;
  /** Its name, when the page is about a paid feature. */
  plan: string | undefined;
  /** The key of its first demo, whose picture is shown. */
  demo: string | undefined;
}

type FindPreview = (path: string) => string | undefined;

let find: FindPreview = () => undefined;

/** Called once by the build, before the first page. In development there are no previews. */
export function setPagePreviews(finder: FindPreview): void {
  find = finder;
}

/** The file of a page's preview. */
export const pagePreview: FindPreview = (path) => find(path);
