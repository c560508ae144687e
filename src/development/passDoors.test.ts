import { expect, test } from 'vitest';
import { passDoors, readDoor } from './passDoors.ts';

const links = readDoor(
  `// Nothing of the browser.
export { toAddress } from './siteBase.ts';
export {
  // For errors.
  nearestPages,
  type Page,
  resolve as resolveLink,
} from './pages/resolve.ts';
export type { Link } from './types.ts';
export { default as Links } from './Links.tsx';
`,
  '/site/src/links/index.ts',
);

const pass = (code: string) =>
  passDoors(code, '/site/src/app/site.tsx', (door, name) =>
    door === '/site/src/links/index.ts' ? links.get(name) : undefined,
  );

test('a door says where each of its names comes from', () => {
  expect(Object.fromEntries(links)).toEqual({
    toAddress: { file: '/site/src/links/siteBase.ts', name: 'toAddress' },
    nearestPages: { file: '/site/src/links/pages/resolve.ts', name: 'nearestPages' },
    resolveLink: { file: '/site/src/links/pages/resolve.ts', name: 'resolve' },
    Links: { file: '/site/src/links/Links.tsx', name: 'default' },
  });
});

test('an import goes to the modules behind the door, on the same line', () => {
  const code = `import { toAddress, resolveLink as find } from "../links/index.ts";\nfind();\n`;
  expect(pass(code)).toBe(
    'import { toAddress as toAddress } from "../links/siteBase.ts"; ' +
      'import { resolve as find } from "../links/pages/resolve.ts";\nfind();\n',
  );
});

test('a name that is not found is left to the door', () => {
  const code = 'import { lost } from "../links/index.ts";';
  expect(pass(code)).toBe('import { lost as lost } from "../links/index.ts";');
});

test.each([
  'import { Page } from "./page.ts";',
  'import * as links from "../links/index.ts";',
  'import "../links/index.ts";',
  'const door = import("../links/index.ts");',
  'import { open } from "../links/index.dialog.ts";',
  'import { use } from "react";',
])('other imports are as they were: %s', (code) => {
  expect(pass(code)).toBe(code);
});
