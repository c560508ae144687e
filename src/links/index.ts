export { checkLinks, type KnownTargets, type LinkedPage } from './checkLinks';
export { editDistance, nearestName } from './editDistance';
export { nearestPages, wordsOf, type PageName } from './nearestPages';
export { follow, homePath, redirectOf, redirectsFor, type Redirect } from './redirects';
export { redirectsFile } from './redirectsFile';
export { isExternal, resolve, withSlash, type LinkKind, type ResolvedLink } from './resolve';
