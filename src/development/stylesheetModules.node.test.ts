import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../build-tools/index.node.ts';
import { stylesheetModules } from './stylesheetModules.ts';

test('plugin-rsc still names the lists of stylesheets so', () => {
  const folder = path.join(projectRoot, 'node_modules/@vitejs/plugin-rsc/dist');
  const texts = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const problem =
    'plugin-rsc has renamed the modules of stylesheets. Change src/development/stylesheetModules.ts to match.';
  expect(
    texts.join('\n').includes(JSON.stringify(stylesheetModules).replace('u0000', '0')),
    problem,
  ).toBe(true);
});
