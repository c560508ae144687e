import { expect, test } from 'vitest';
import { requestPath } from './requestPath.ts';

test.each([
  ['/x/api/data-grid/?a=1', '/', '/x/api/data-grid/'],
  ['/docs/x/search/x-charts.names.json', '/docs/', '/x/search/x-charts.names.json'],
  ['/docs/', '/docs/', '/'],
  ['/x/', '/docs/', '/x/'],
])('%s with the base %s is %s', (url, base, path) => {
  expect(requestPath(url, base)).toBe(path);
});
