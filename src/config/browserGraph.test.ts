import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rooms = ['config', 'language', 'links', 'navigation'];

test.each(rooms)('%s: what the browser may import needs neither the schema nor Node', (room) => {
  const folder = new URL(`../${room}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) =>
    /^(?!.*\.(node|test|d)\.).*\.tsx?$/.test(name),
  );
  expect(files).toContain('index.ts');
  const reaching = files.flatMap((name) =>
    runtimeImports(readFileSync(new URL(name, folder), 'utf8'))
      .filter((source) => /^(zod|yaml|node:.*)$|\.node(\.ts)?$/.test(source))
      .map((source) => `${name} imports ${source}`),
  );
  expect(reaching).toEqual([]);
});

test('the check sees imports at run time and passes over types', () => {
  const code = `import { z } from 'zod';\nimport type { A } from './a.node';\nexport {\n b } from './b.node';\nexport type { C } from './c.node';`;
  expect(runtimeImports(code)).toEqual(['zod', './b.node']);
});

function runtimeImports(code: string): string[] {
  return [...code.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  );
}
