export { checkPages, type ListedPage } from './checkPages.ts';
export { filterEntries, ownTitleOf } from './filterEntries.ts';
export { hasPage, pathOf, type PagePaths } from './hasPage.ts';
export { neighboursOf, pagesInOrder, trailOf, type TrailStep } from './pages.ts';
export {
  isProductRoot,
  productOf,
  productRoots,
  type ProductId,
  type ProductPlace,
} from './products.ts';
export { titleOf } from './titles.ts';
export type { NavigationEntry, PageReference, Plan } from './types.ts';
export { navigationFile } from './circle.ts';
export { validateNavigation } from './validateNavigation.ts';
export { versionsOf, type OldMajor, type VersionLink, type VersionOptions } from './versions.ts';
export { isSidebarFile } from './ui/sidebarPaths.ts';
