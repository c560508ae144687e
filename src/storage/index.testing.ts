/** For the tests of other rooms. */
export { deniedStorage, memoryStorage } from './memoryStorage.fixture.ts';
