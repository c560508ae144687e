import { expect, test } from 'vitest';
import { namesFile } from './paths.ts';
import { prefetchNames } from './prefetchNames.ts';

function setUp(connection?: object, more = {}) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const window = {
    navigator: { connection },
    requestIdleCallback: (run: () => void) => waiting.push(run),
    setTimeout: (run: () => void) => waiting.push(run),
    fetch: async (path: string) => {
      asked.push(path);
      throw new TypeError('Failed to fetch');
    },
    ...more,
  };
  const done = new Set<string>();
  return {
    asked,
    idle: () => waiting.splice(0).forEach((run) => run()),
    enter: (product: string) => prefetchNames(namesFile(product), window, done),
  };
}

test.each([{}, { requestIdleCallback: undefined }])(
  'the names of each product come once, when the page is idle: %j',
  (more) => {
    const { asked, idle, enter } = setUp(undefined, more);
    enter('x-data-grid');
    expect(asked).toEqual([]);
    idle();
    enter('x-data-grid');
    enter('x-charts');
    idle();
    expect(asked).toEqual(['/x/search/x-data-grid.names.json', '/x/search/x-charts.names.json']);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %j',
  (connection) => {
    const { asked, idle, enter } = setUp(connection);
    enter('x-charts');
    idle();
    expect(asked).toEqual([]);
  },
);
