import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Styling } from '../../src/demos/source/index.ts';
import type { Installation } from './installed.ts';
import type { Project } from './project.ts';

function declaredOnly(installation: Installation): Plugin {
  return {
    name: 'exports:declared-only',
    enforce: 'pre',
    resolveId(specifier, importer) {
      const problem = importer && installation.problem(specifier, importer.replace(/[?#].*$/, ''));
      if (problem) this.error(problem);
    },
  };
}

/** The layers of a stylesheet in the order in which they are first named, which is how they rank. */
function layersOf(css: string): string[] {
  const named = [...css.matchAll(/@layer ([\w\s,-]+)[{;]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return [...new Set(named)];
}

/** What a build has to have written: names of files, and the text of the stylesheets. */
export function checkBuilt(files: readonly string[], css: string, styling: Styling): void {
  if (!files.includes('index.html')) throw new Error('vite build wrote no index.html');
  if (styling !== 'system' && css === '') throw new Error('the built project has no stylesheet');
  const layers = layersOf(css).filter((name) => name !== 'properties');
  if (styling === 'tailwind' && layers.join() !== 'theme,base,mui,components,utilities')
    throw new Error(`the built stylesheet has its layers in another order: ${layers.join()}`);
}

/** `vite build` with the project's own configuration, in this process and without writing. */
export async function buildProject(
  { folder }: Project,
  installation: Installation,
  styling: Styling,
): Promise<void> {
  const [problem] = installation.staticProblems();
  if (problem) throw new Error(problem);
  const config = readdirSync(folder).find((name) => name.startsWith('vite.config.')) ?? '';
  const result = await build({
    root: folder,
    configFile: path.join(folder, config),
    logLevel: 'warn',
    plugins: [declaredOnly(installation)],
    // Nobody downloads it; the project that is installed for real is built whole.
    build: { write: false, minify: false, reportCompressedSize: false },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  const css = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  checkBuilt(
    output.map(({ fileName }) => fileName),
    css.join('\n'),
    styling,
  );
}
