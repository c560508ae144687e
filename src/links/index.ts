export { checkLinks, type KnownTargets, type LinkedPage } from './checkLinks.ts';
export { editDistance, nearestName } from './editDistance.ts';
export { nearestPages, wordsOf, type PageName } from './nearestPages.ts';
export { follow, homePath, redirectOf, redirectsFor, type Redirect } from './redirects.ts';
export { redirectsFile } from './redirectsFile.ts';
export { isExternal, resolve, withSlash, type LinkKind, type ResolvedLink } from './resolve.ts';
export { mayPrefetch, type ConnectionLike } from './prefetchPolicy.ts';
