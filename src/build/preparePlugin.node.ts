import type { Plugin } from 'vite';
import { hadApiModel } from '../api-reference/index.node.ts';
import { demoProblems } from '../demos/source/index.node.ts';
import type { BuildParts } from './buildPlugins.node.ts';
import { cachedOf } from './report.node.ts';

/** Before the bundles: all that takes long and can be remembered, and every check that needs no bundle. */
export function preparePlugin(parts: BuildParts): Plugin {
  return {
    name: 'docs:prepare',
    buildApp: { order: 'pre', handler: () => prepare(parts) },
  };
}

async function prepare({
  contentDir,
  pool,
  pages,
  demos,
  target: { report },
}: BuildParts): Promise<void> {
  const model = report.start();
  model(`API reference${hadApiModel() ? ' (cached)' : ''}`);
  const endPages = report.start();
  const endDemos = report.start();
  const results = await Promise.allSettled([
    pages.compileAll().then((counts) => endPages(`Pages ${cachedOf(counts, 'compiled')}`)),
    demoProblems(contentDir, demos.describe).then((problems) => {
      if (problems) throw new Error(problems);
      endDemos(`Demos ${cachedOf(demos.counts, 'described')}`);
    }),
  ]);
  await pool.close();
  const errors = results.flatMap((it) => (it.status === 'rejected' ? [it.reason as Error] : []));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
}
