/** For the tests of other rooms. */
export { contentFixture } from './contentFixture.node.ts';
