import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDefaultExport } from './checkDefaultExport.node.ts';
import { displayPath } from './displayPath.node.ts';
import { filesOf, variantFile } from './filesOf.node.ts';
import { parseModule } from './parseModule.node.ts';
import { singleFile } from './single/singleFile.node.ts';
import { linesOf, stripRegions } from './stripRegions.ts';
import { toJavaScript } from './toJavaScript.node.ts';
import type { DemoFile, DemoLanguage, DemoSource, DemoVariant, LineRange } from './types.ts';

interface ShownFile {
  file: DemoFile;
  ranges?: { ts: LineRange; js: LineRange };
}

async function showModule(
  marked: string,
  file: string,
): Promise<[ts: string, js: string, ShownFile['ranges']]> {
  const shown = displayPath(file);
  const ts = stripRegions(marked, shown);
  if (!ts.preview) return [ts.text, await toJavaScript(ts.text, file), undefined];
  // The marks travel through the derivation, so that they say which JavaScript lines they hold.
  const js = stripRegions(await toJavaScript(marked, file), `${shown}, derived JavaScript`);
  if (!js.preview)
    throw new Error(
      `${shown}: the preview region is lost in JavaScript. Put it around whole statements or elements.`,
    );
  return [ts.text, js.text, { ts: ts.preview, js: js.preview }];
}

async function showFile(file: string, contentDir: string, name: string): Promise<ShownFile> {
  const language = path.extname(file).slice(1) as DemoLanguage;
  const isModule = language === 'ts' || language === 'tsx';
  const marked = readFileSync(file, 'utf8');
  const [ts, js, ranges] = isModule ? await showModule(marked, file) : [marked, marked, undefined];
  return {
    file: {
      name,
      jsName: isModule ? name.replace(/\.tsx?$/, '.js') : name,
      path: path.relative(contentDir, file).split(path.sep).join('/'),
      language,
      ts,
      js,
    },
    ...(ranges && { ranges }),
  };
}

/** Tab labels: a file is called by its base name, or by its path where two share that name. */
function namesOf(files: string[], demo: string, contentDir: string): string[] {
  const names = files.map((file, index) => (index === 0 ? `${demo}.tsx` : path.basename(file)));
  return names.map((name, index) =>
    index > 0 && names.indexOf(name) !== names.lastIndexOf(name)
      ? path
          .relative(contentDir, files[index] ?? '')
          .split(path.sep)
          .join('/')
      : name,
  );
}

async function readVariant(file: string, name: string, contentDir: string): Promise<DemoVariant> {
  checkDefaultExport(await parseModule(readFileSync(file, 'utf8'), file), file, name);
  const isSample = (each: string): boolean => path.dirname(each) !== path.dirname(file);
  const all = filesOf(file, contentDir);
  const files = [...all.filter((each) => !isSample(each)), ...all.filter(isSample)];
  const names = namesOf(files, name, contentDir);
  const [main, ...others] = await Promise.all(
    files.map((each, index) => showFile(each, contentDir, names[index] ?? '')),
  );
  if (!main) throw new Error(`${displayPath(file)}: nothing to show.`);
  const { file: mainFile, ranges } = main;
  const shown = [mainFile, ...others.map((other) => other.file)];
  const single = (language: 'ts' | 'js'): Promise<string> =>
    singleFile(shown.map((each, index) => ({ file: files[index] ?? '', text: each[language] })));
  return {
    files: shown,
    ...(shown.length > 1 && { single: { ts: await single('ts'), js: await single('js') } }),
    ...(ranges && {
      preview: {
        ts: { ...ranges.ts, text: linesOf(mainFile.ts, ranges.ts) },
        js: { ...ranges.js, text: linesOf(mainFile.js, ranges.js) },
      },
    }),
  };
}

/** Reads a demo by its system version's file: what every styling variant shows, in both languages. */
export async function readDemo(file: string, contentDir: string): Promise<DemoSource> {
  const name = path.basename(file, '.tsx');
  const folder = path.dirname(file);
  const variant = (styling: 'css' | 'tailwind'): Promise<DemoVariant> | undefined => {
    const sibling = variantFile(file, styling);
    return existsSync(sibling) ? readVariant(sibling, name, contentDir) : undefined;
  };
  const [system, css, tailwind] = await Promise.all([
    readVariant(file, name, contentDir),
    variant('css'),
    variant('tailwind'),
  ]);
  return {
    name,
    folder: path.relative(contentDir, folder).split(path.sep).join('/'),
    variants: { system, ...(css && { css }), ...(tailwind && { tailwind }) },
  };
}
