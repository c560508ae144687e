import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../build-tools/index.node.ts';
import { compileCode } from './compileCode.node.ts';

/** The bundler's own helper makes `require` from it, which works anywhere inside the project. */
const helper = 'createRequire(import.meta.url)';

test('the bundle in .cache does not ask where its modules were, but for the root of the project', async () => {
  const { script } = await compileCode();
  const code = fs.readFileSync(script, 'utf8').replaceAll(helper, '');
  const places = code.match(/import\.meta\.\w+/g) ?? [];
  expect(
    new Set(places),
    'A module of the compile worker uses import.meta. Its folder is .cache/work in the bundle: start from projectRoot instead.',
  ).toEqual(new Set(['import.meta.dirname']));
  expect(path.relative(projectRoot, script)).toMatch(/^\.cache/);
});
