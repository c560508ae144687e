import fs from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/index.ts';
import {
  filesUnder,
  hashFiles,
  hashOf,
  projectRoot,
  toolsHash,
} from '../build-tools/index.node.ts';

interface InputOptions {
  contentDir: string;
  siteConfig: SiteConfig;
  env: Readonly<Record<string, string | undefined>>;
}

/** Everything that the site is made from: sources, content, configuration, packages, environment. */
export function siteInputs(options: InputOptions): string {
  return hashOf(
    sourceInputs(options),
    hashFiles(options.contentDir, filesIn(options.contentDir, /\.mdx$/)),
  );
}

/** All but the prose. */
export function sourceInputs({ contentDir, siteConfig, env }: InputOptions): string {
  const modules = filesIn(contentDir, isModule);
  return hashOf(
    toolsHash(),
    // Where the content is: the names of chunks and of their sources come from it.
    path.relative(projectRoot, contentDir),
    hashFiles(projectRoot, [
      ...filesIn(path.join(projectRoot, 'src'), /./),
      ...filesUnder(path.join(projectRoot, 'public')),
      // Whatever content is built, src reads the plans of the site's own, and Tailwind its classes.
      ...filesIn(path.join(projectRoot, 'content'), isModule),
      ...rootFiles(),
    ]),
    hashFiles(contentDir, modules),
    JSON.stringify(siteConfig),
    JSON.stringify(Object.entries(env).filter(isRelevant).sort()),
  );
}

const isRelevant = ([name]: [string, unknown]) => /^VITE_|^MUI_X_LICENSE_KEY$/.test(name);
const isModule = /(?<!\.mdx)$/;
const isTest = /\.test\.tsx?$|\/__snapshots__\//;

function filesIn(folder: string, wanted: RegExp): string[] {
  return filesUnder(folder).filter((file) => wanted.test(file) && !isTest.test(file));
}

/** `.env` and its kin are read by Vite. */
function rootFiles(): string[] {
  const names = ['package.json', 'tsconfig.json', 'vite.config.ts'];
  return fs
    .readdirSync(projectRoot)
    .filter((name) => names.includes(name) || name.startsWith('.env'))
    .sort()
    .map((name) => path.join(projectRoot, name));
}
