/** For the tests of other rooms. */
export { testModel } from './testModel.ts';
