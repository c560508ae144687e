/** For the tests of other rooms. */
export { hostileUrls } from './testing/hostileUrls.ts';
export { rawGet, rawRequest } from './testing/rawRequest.node.ts';
