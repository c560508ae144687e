import { expect, test } from 'vitest';
import { demoIdOf, demoPagePath } from './description.ts';

test('the path of a demo leads back to it', () => {
  const id = 'data-grid/sorting/MultiSort';
  expect(demoPagePath(id)).toBe('/x/demo/data-grid/sorting/MultiSort/');
  expect(demoIdOf(demoPagePath(id))).toBe(id);
  expect(demoIdOf('/x/demos/a/')).toBeUndefined();
  expect(demoIdOf('/x/react-data-grid/sorting/')).toBeUndefined();
});
