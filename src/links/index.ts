export { checkLinks } from './checkLinks.ts';
export { decodePart } from './decodePart.ts';
export { editDistance, nearestName } from './editDistance.ts';
export { nearestPages, wordsOf, type PageName } from './nearestPages.ts';
export { follow, redirectsFor, type Redirect } from './redirects.ts';
export { redirectsFile } from './redirectsFile.ts';
export { fromAddress, toAddress } from './siteBase.ts';
export { resolve } from './resolve.ts';
export { mayPrefetch } from './prefetchPolicy.ts';
