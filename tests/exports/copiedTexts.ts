import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { dependenciesOf, type Versions } from '../../src/demos/export/index.ts';
import {
  importsOf,
  type CodeVariant,
  type DemoSource,
  type Styling,
} from '../../src/demos/source/index.ts';

const compiler = path.resolve('node_modules/typescript-7/bin/tsc');

/** What the Copy button of a demo gives, in one styling and language. */
export interface CopiedText {
  name: string;
  /** Beside the site's packages. It is nowhere on the disk. */
  file: string;
  variant: CodeVariant;
  text: string;
  /** The demo's own file, which the site's own check of types has seen. */
  isOwn: boolean;
}

/** The texts of every demo, styling and language, as files in a folder each. */
export function copiedTexts(demos: readonly DemoSource[], root: string): CopiedText[] {
  return demos.flatMap(({ folder, name, variants }) =>
    (Object.keys(variants) as Styling[]).flatMap((styling) =>
      (['TS', 'JS'] as const).map((variant) => {
        const { single, files: [main] = [] } = variants[styling] ?? {};
        const key = variant === 'TS' ? 'ts' : 'js';
        const ending = variant === 'TS' ? 'tsx' : 'jsx';
        return {
          name: [folder, name, styling, variant].join(' '),
          file: path.join(root, folder, `${name}.${styling}.${ending}`),
          variant,
          text: single?.[key] ?? main?.[key] ?? '',
          isOwn: single === undefined,
        };
      }),
    ),
  );
}

/** Imports that a reader's project can't follow: of other files, and of packages that the site has no version of. */
export function strayImports(texts: readonly CopiedText[], versions: Versions): string[] {
  return texts.flatMap(({ name, text }) => {
    const stray = importsOf(text).find(({ specifier }) => /^[./]/.test(specifier));
    if (stray)
      return [`${name}:${stray.line} imports '${stray.specifier}', which is not copied along.`];
    try {
      dependenciesOf([{ name, text }], versions);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** As in `typeGroups`: the adapters of date libraries and `declare module` change the types of every file. */
function groupsOf(texts: readonly CopiedText[]): CopiedText[][] {
  const groups = new Map<string, CopiedText[]>();
  for (const each of texts) {
    const adapters = new Set(each.text.match(/x-date-pickers(?:-pro)?\/Adapter\w+/g));
    adapters.delete('x-date-pickers/AdapterDayjs');
    adapters.delete('x-date-pickers-pro/AdapterDayjs');
    const key = [...[...adapters].sort(), /^\s*declare /m.test(each.text)].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/**
 * The problems that TypeScript finds in the copied texts, each of them alone in its file. They are written into
 * `folder`, above which the site's packages are found; `tsconfig` is that of a project.
 */
export function typeProblems(
  texts: readonly CopiedText[],
  tsconfig: string,
  folder: string,
): string[] {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', tsconfig) as {
    config: { compilerOptions: object };
  };
  return groupsOf(texts).flatMap((group, index) => {
    const place = path.join(folder, String(index));
    const files = group.map((_, number) => `${number}.tsx`);
    mkdirSync(place, { recursive: true });
    for (const [number, { text }] of group.entries())
      writeFileSync(path.join(place, `${number}.tsx`), text);
    writeFileSync(
      path.join(place, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: config.compilerOptions, files }),
    );
    // The native compiler: five times as fast.
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [compiler, '--noEmit', '--pretty', 'false', '--project', place],
      { cwd: place, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    if (status !== 0 && stdout.trim() === '') return [`The check of types ended early: ${stderr}`];
    return stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [, number, row, text] =
          /^(\d+)\.tsx\((\d+),\d+\): error TS\d+: (.+)$/.exec(line) ?? [];
        return number === undefined ? line : `${group[Number(number)]?.name}:${row} ${text}`;
      });
  });
}

/** Gives a bundler the texts as files, and a module of its own that uses them as its entry. */
export function copiedTextsPlugin(texts: readonly CopiedText[], entry: string, code: string) {
  const byFile = new Map(texts.map((each) => [each.file, each]));
  return {
    name: 'exports:copied-texts',
    resolveId: (id: string) => (id === entry || byFile.has(id) ? id : undefined),
    load(id: string) {
      // A package loads a stylesheet that this bundler does not know; it has no names.
      if (id.endsWith('.css')) return { code: '', moduleType: 'js' as const };
      return id === entry ? code : byFile.get(id)?.text;
    },
  };
}

/** Bundles all of them with the packages: fails for what does not parse, and for names that no package exports. */
export async function bundleTexts(texts: readonly CopiedText[]): Promise<void> {
  const entry = '\0copied';
  const names = texts.map(
    ({ file }, index) => `export { default as copied${index} } from ${JSON.stringify(file)};`,
  );
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    treeshake: false,
    logLevel: 'silent',
    plugins: [copiedTextsPlugin(texts, entry, names.join('\n'))],
  });
  try {
    await bundle.generate({ format: 'esm' });
  } finally {
    await bundle.close();
  }
}
