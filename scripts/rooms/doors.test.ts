import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from './order.mjs';

const source = path.resolve(import.meta.dirname, '../../src');
const withIndex = rooms.filter((room) => fs.existsSync(path.join(source, room, 'index.ts')));

/** A stylesheet or a virtual module stops Node, and what needs Node stops a browser. */
const isBound = (specifier: string) =>
  /\.css(\?|$)|^virtual:|^node:|\.node\.ts$|^(vite|typescript)$/.test(specifier);

test.each(withIndex)('src/%s/index.ts runs in a browser, in a worker and in Node', (room) => {
  expect(boundImports(path.join(source, room, 'index.ts'))).toEqual([]);
});

test('the check sees imports at run time and passes over types', () => {
  const code = `import { z } from 'zod';\nimport type { A } from './a.node.ts';\nimport './b.css';\nexport {\n c } from './c.node.ts';\nexport type { D } from './d.node.ts';`;
  expect(runtimeImports(code)).toEqual(['zod', './b.css', './c.node.ts']);
});

/** All that a module loads at once, with what it imports in turn. */
function boundImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return [];
  seen.add(file);
  return runtimeImports(fs.readFileSync(file, 'utf8')).flatMap((specifier) => {
    if (isBound(specifier)) return [`${path.relative(source, file)} imports ${specifier}`];
    if (!specifier.startsWith('.')) return [];
    return boundImports(path.resolve(path.dirname(file), specifier), seen);
  });
}

function runtimeImports(code: string): string[] {
  const statements = code.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;'"]*?from )?'([^']+)'/gm);
  return [...statements].map((match) => match[1] ?? '');
}
