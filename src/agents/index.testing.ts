/** For the tests of other rooms. */
export { fixtureLibrary } from './mcp/testing/fixtureFiles.ts';
