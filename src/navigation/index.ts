export { checkPages, type ListedPage } from './checkPages';
export { filterEntries } from './filterEntries';
export { hasPage, pathOf, type PagePaths } from './hasPage';
export { neighboursOf, pagesInOrder, trailOf, type TrailStep } from './pages';
export { productOf, productRoots, type ProductId, type ProductPlace } from './products';
export { titleOf } from './titles';
export type { NavigationEntry, PageReference, Plan } from './types';
export { navigationFile, validateNavigation } from './validateNavigation';
export { versionsOf, type OldMajor, type VersionLink, type VersionOptions } from './versions';
