import path from 'node:path';
import type { Plugin } from 'vite';
import { renderDemos } from '../demos/rendering/index.node.ts';
import { discoverDemos } from '../demos/source/index.node.ts';
import type { BuildParts } from './buildPlugins.node.ts';
import {
  filesUnder,
  hashFiles,
  hashOf,
  projectRoot,
  toolsHash,
} from '../build-tools/index.node.ts';
import { cachedOf } from './report.node.ts';

const kind = 'rendered-demos';

/**
 * A demo that throws fails the build. Pages hold an empty stage for it, so nothing else in a build runs a
 * demo. Runs beside the bundles; folders that have passed before are not rendered again.
 */
export function renderDemosPlugin(parts: BuildParts): Plugin[] {
  let checking: Promise<string[]> = Promise.resolve([]);
  return [
    {
      name: 'docs:render-demos',
      buildApp: {
        order: 'pre',
        handler: async () => {
          checking = check(parts);
          // Reported when the bundles are there, unless the build fails before.
          checking.catch(() => {});
        },
      },
    },
    {
      name: 'docs:rendered-demos',
      buildApp: {
        order: 'post',
        handler: async () => {
          const problems = await checking;
          if (problems.length > 0)
            throw new Error(`Demos throw:\n${problems.map((it) => `- ${it}`).join('\n')}`);
        },
      },
    },
  ];
}

async function check({ contentDir, target: { store, report } }: BuildParts): Promise<string[]> {
  const end = report.start();
  const { demos } = discoverDemos(contentDir);
  const samples = filesUnder(contentDir).filter((file) =>
    file.includes(`${path.sep}samples${path.sep}`),
  );
  const shared = hashOf(
    toolsHash(),
    hashFiles(contentDir, samples),
    hashFiles(projectRoot, filesUnder(path.join(projectRoot, 'src/demos/rendering'))),
  );
  const folders = new Set(demos.map(({ file }) => path.dirname(file)));
  const unknown = new Map<string, string[]>();
  for (const folder of folders) {
    const code = filesUnder(folder).filter((file) => /\.(tsx?|css)$/.test(file));
    const key = hashOf(shared, hashFiles(contentDir, code));
    const folderDemos = demos.filter(({ file }) => path.dirname(file) === folder);
    const tried = folderDemos.flatMap(({ variants }) => Object.values(variants));
    if (!store.read(kind, key)) unknown.set(key, tried);
  }
  const files = [...unknown.values()].flat();
  const problems = await renderDemos(files);
  for (const [key, variantFiles] of unknown)
    if (!variantFiles.some((file) => problems.has(file))) store.write(kind, key, 'whole');
  const all = demos.reduce((sum, { variants }) => sum + Object.keys(variants).length, 0);
  end(`Demos tried ${cachedOf({ cached: all - files.length, made: files.length }, 'rendered')}`);
  return [...problems.values()];
}
