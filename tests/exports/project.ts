import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import {
  exportProject,
  packageName,
  zipProject,
  type ProjectFiles,
  type Versions,
} from '../../src/demos/export/index.ts';
import { nameOf, type ExportCase } from './selectCases.ts';

/** A project as a reader has it: generated, zipped and unzipped. */
export interface Project {
  name: string;
  folder: string;
  files: ProjectFiles;
  /** What its package.json lists, by name. */
  declared: Record<string, string>;
}

export function takeAway(each: ExportCase, versions: Versions, root: string): Project {
  const { demo, styling, variant, direction } = each;
  const files = exportProject({
    demo: demo.name,
    variant,
    styling,
    files: demo.variants[styling]?.files ?? [],
    versions,
    title: `${demo.name} (${styling})`,
    theme: { direction },
  });
  const name = nameOf(each);
  const zip = unzipSync(zipProject(files, packageName(demo.name)));
  const decoder = new TextDecoder();
  const unzipped = Object.entries(zip).map(
    // The zip holds one folder, which becomes the project's own.
    ([file, bytes]) => [file.slice(file.indexOf('/') + 1), decoder.decode(bytes)] as const,
  );
  return writeProject(name, Object.fromEntries(unzipped), root);
}

export function writeProject(name: string, files: ProjectFiles, root: string): Project {
  const folder = path.join(root, name.replace(/[^\w-]+/g, '-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const { dependencies = {}, devDependencies = {} } = JSON.parse(files['package.json'] ?? '{}') as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return { name, folder, files, declared: { ...dependencies, ...devDependencies } };
}
