/** For the tests of other rooms. */
export { filesOf, type PageTable } from './pageTable.ts';
export { assetsIn } from './routeOf.ts';
