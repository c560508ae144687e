/** For the tests of other rooms. */
export { hostileUrls } from './testing/hostileUrls.ts';
export { rawGet } from './testing/rawRequest.node.ts';
