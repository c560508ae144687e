import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin as BundlerPlugin } from 'rolldown';
import type { Plugin } from 'vite';
import { hashOf, openStore, toolsHash } from '../../build-tools/index.node.ts';

const virtualId = 'virtual:codemods';

/** The transforms of `@mui/x-codemod` as one browser module. In a worker alone: it is large. */
export function codemodsPlugin(root: string): Plugin {
  let bundled: Promise<string> | undefined;
  return {
    name: 'docs:codemods',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? (bundled ??= cachedCodemods(root)) : undefined),
  };
}

/** It changes with its packages and with this file, and takes many seconds to make. */
async function cachedCodemods(root: string): Promise<string> {
  const store = openStore();
  const key = hashOf(toolsHash(), fs.readFileSync(import.meta.filename));
  const known = store.read('codemods', key)?.toString();
  if (known !== undefined) return known;
  const code = await bundleCodemods(root);
  store.write('codemods', key, code);
  return code;
}

/** `v8.0.0/data-grid/rename-props`: every folder of the package with a transform. */
export function codemodIds(root: string): string[] {
  const folder = path.join(root, 'node_modules/@mui/x-codemod');
  return (fs.readdirSync(folder, { recursive: true }) as string[])
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^v\d+\.0\.0\/.+\/index\.js$/.test(file))
    .map((file) => file.slice(0, -'/index.js'.length))
    .filter((id) => /\/(?:data-grid|pickers|charts|tree-view)\//.test(id))
    .sort();
}

export async function bundleCodemods(root: string): Promise<string> {
  const modules = path.join(root, 'node_modules');
  const cases = codemodIds(root).map((id) => {
    const file = path.join(modules, '@mui/x-codemod', id, 'index.js');
    return `${JSON.stringify(id)}: () => require(${JSON.stringify(file)}).default`;
  });
  const core = JSON.stringify(path.join(modules, 'jscodeshift/src/core.js'));
  const source = `const core = require(${core});
const transforms = { ${cases.join(',\n')} };
export function runCodemod(id, path, source) {
  const jscodeshift = core.withParser('tsx');
  const api = { j: jscodeshift, jscodeshift, stats: () => {}, report: () => {} };
  return transforms[id]()({ path, source }, api, {}) ?? source;
}`;
  const { output } = await build({
    input: 'entry',
    cwd: root,
    platform: 'browser',
    write: false,
    plugins: [entryPlugin(source), browserPlugin],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'es', minify: true, codeSplitting: false },
  });
  return output[0].code;
}

function entryPlugin(source: string): BundlerPlugin {
  return {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry.mjs' : undefined),
    load: (id) => (id === '\0entry.mjs' ? source : undefined),
  };
}

const assertSource = `const ok = (value, text) => { if (!value) throw new Error(text || 'The code cannot be read.'); };
module.exports = Object.assign(ok, { ok, strictEqual: (one, other, text) => ok(one === other, text), deepEqual: () => {}, equal: (one, other, text) => ok(one == other, text) });`;

/** The command uses the parser for TSX; the others, and what reads files, stay behind. */
const browserPlugin: BundlerPlugin = {
  name: 'browser',
  resolveId(id) {
    if (/(?:^|\/)getParser$/.test(id)) return '\0parser.cjs';
    if (/^(?:node:)?assert$/.test(id)) return '\0assert.cjs';
    return /^(?:node:)?(?:fs|os|path|util)$/.test(id) ? '\0nothing.cjs' : undefined;
  },
  load(id) {
    if (id === '\0nothing.cjs') return "module.exports = { EOL: '\\n' };";
    if (id === '\0assert.cjs') return assertSource;
    if (id === '\0parser.cjs') return "module.exports = () => require('jscodeshift/parser/tsx')();";
    return undefined;
  },
};
