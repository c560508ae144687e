import { build } from 'vite';
import { expect, test } from 'vitest';
import { shellVariablesPlugin } from './shellVariablesPlugin.node.ts';

const entry = 'virtual:entry.js';

test('the stylesheet is built from the theme, without a line of Material in the bundle', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      shellVariablesPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? "import 'virtual:shell-variables.css';" : null),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('expected one output');
  const sheet = result.output.find((file) => file.fileName.endsWith('.css'));
  expect(sheet?.type === 'asset' && String(sheet.source)).toContain('--mui-palette-primary-main:');
  const scripts = result.output.filter((file) => file.type === 'chunk');
  expect(scripts.flatMap((chunk) => chunk.moduleIds).join()).not.toContain('@mui');
});
