import path from 'node:path';
import { pagePathOf } from '../src/pages/index.ts';

/** What of a part changes can affect: all of it, nothing, or what these arguments of its runner choose. */
export type Reach = boolean | string[];

export interface Affected {
  build: boolean;
  types: boolean;
  lint: boolean;
  /** `['--changed']`: the tests that import a changed file. */
  unit: Reach;
  site: boolean;
  /** Files and folders of specs, and paths of pages that are in the names of tests. */
  browser: boolean | { specs: string[]; pages: string[] };
  exports: boolean;
}

type Rule = [pattern: RegExp, reach: (file: string) => Partial<Affected>];

const specs = (...names: string[]) => ({
  specs: names.map((name) => `tests/e2e/${name}`),
  pages: [],
});
const built = { build: true, types: true, lint: true, site: true };
const everything: Affected = { ...built, unit: true, browser: true, exports: true };
/** Rooms that no other room builds on, with the specs that look at them. Of all others: every spec. */
const rooms: Record<string, string[]> = {
  ads: ['ads', 'analytics'],
  agents: ['shell'],
  analytics: ['analytics', 'ads', 'search'],
  'api-reference': ['api', 'accessibility'],
  search: ['search', 'shell', 'accessibility'],
  'service-worker': ['service-worker', 'search'],
};

/** The first that fits decides; a file that none knows affects everything. */
const rules: Rule[] = [
  [/^(docs\/|bench\/results\/|[^/]+\.md$|LICENSE$|picture\.png$)/, () => ({ lint: true })],
  [/^(src|scripts)\/.*\.test\.tsx?$/, () => ({ types: true, lint: true, unit: ['--changed'] })],
  [
    /^content\/(?!samples\/).+\/([^/]+\.mdx|[^/]+\.css|[A-Z][^/]*\.tsx)$/,
    (file) => ({
      ...built,
      unit: true,
      browser: {
        specs: [],
        pages: [pagePathOf(path.posix.dirname(file).slice('content/'.length))],
      },
      exports: !file.endsWith('.mdx'),
    }),
  ],
  [
    /^src\/(ads|agents|analytics|api-reference|search|service-worker)\//,
    (file) => ({
      ...built,
      unit: ['--changed'],
      browser: specs(...(rooms[file.split('/')[1] ?? ''] ?? [])),
    }),
  ],
  [/^src\/demos\//, () => ({ ...everything, unit: ['--changed'] })],
  [/^src\//, () => ({ ...built, unit: ['--changed'], browser: true })],
  [/^public\//, () => ({ build: true, site: true, browser: true })],
  [
    /^tests\/e2e\/(.+\.spec\.ts)$/,
    (file) => ({ types: true, lint: true, browser: specs(file.slice('tests/e2e/'.length)) }),
  ],
  [/^tests\/e2e\//, () => ({ types: true, lint: true, site: true, browser: true })],
  [/^tests\/(site|search)\//, () => ({ types: true, lint: true, site: true })],
  [/^tests\/support\//, () => ({ types: true, lint: true, site: true, browser: true })],
  [/^tests\/fixtures\//, () => ({ types: true, lint: true, unit: true, browser: true })],
  [
    /^(tests\/exports\/|scripts\/test-exports)/,
    () => ({ types: true, lint: true, unit: ['--changed'], exports: true }),
  ],
  [/^(scripts|bench)\/|^tests\/rules\.ts$/, () => ({ types: true, lint: true, unit: true })],
];

/** What of `npm test` these files, named from the root of the repository, can affect. */
export function affectedBy(files: readonly string[]): Affected {
  const none: Affected = {
    build: false,
    types: false,
    lint: false,
    unit: false,
    site: false,
    browser: false,
    exports: false,
  };
  return files.map(reachOf).reduce<Affected>(
    (sum, each) => ({
      build: sum.build || each.build,
      types: sum.types || each.types,
      lint: sum.lint || each.lint,
      unit: sum.unit === true || each.unit === true || sum.unit || each.unit,
      site: sum.site || each.site,
      browser: joinBrowser(sum.browser, each.browser),
      exports: sum.exports || each.exports,
    }),
    none,
  );

  function reachOf(file: string): Affected {
    const rule = rules.find(([pattern]) => pattern.test(file));
    return rule ? { ...none, ...rule[1](file) } : everything;
  }
}

function joinBrowser(one: Affected['browser'], other: Affected['browser']): Affected['browser'] {
  if (one === true || other === true) return true;
  if (one === false || other === false) return one || other;
  const unique = (...names: string[]) => [...new Set(names)];
  return {
    specs: unique(...one.specs, ...other.specs),
    pages: unique(...one.pages, ...other.pages),
  };
}
