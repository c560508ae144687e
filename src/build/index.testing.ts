/** For the tests of other rooms. */
export { seedApiModel } from './testing/seedApiModel.node.ts';
