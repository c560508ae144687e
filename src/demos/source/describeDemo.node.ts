import { highlight } from '../../code/index.node.ts';
import type { DemoCode, DemoModule, DemoPreview, ShownFile } from './description.ts';
import type { DemoHeight } from './demoHeight.ts';
import { importsOf } from './importsOf.ts';
import type { CodeVariant, DemoFile, DemoSource, DemoVariant, Styling } from './types.ts';

const variants: CodeVariant[] = ['TS', 'JS'];
/** Lines shown of a demo that marks no preview region. */
const previewLines = 12;
/** A page without a height does not compile; this is for a demo that no page shows. */
const defaultHeight = 400;

/** Everything that the site shows of a demo, highlighted. */
export async function describeDemo(
  source: DemoSource,
  height: DemoHeight = defaultHeight,
): Promise<DemoModule> {
  const stylings = Object.keys(source.variants) as Styling[];
  const code: DemoCode = {};
  const previews: DemoPreview[] = [];
  for (const styling of stylings) {
    const variant = source.variants[styling];
    if (!variant) continue;
    code[styling] = { TS: await shownFiles(variant, 'TS'), JS: await shownFiles(variant, 'JS') };
    const [ts = '', js = ''] = await Promise.all(
      variants.map((name) => previewHtml(variant, name)),
    );
    if (ts === js) previews.push({ styling, html: ts });
    else previews.push({ styling, variant: 'TS', html: ts }, { styling, variant: 'JS', html: js });
  }
  const description = {
    id: `${source.folder}/${source.name}`,
    name: source.name,
    height,
    stylings,
    previews,
    files: code.system?.TS ?? [],
    packages: packagesOf(source.variants.system),
  };
  return { description, code };
}

async function shownFiles(variant: DemoVariant, name: CodeVariant): Promise<ShownFile[]> {
  const single = variant.single?.[name === 'TS' ? 'ts' : 'js'];
  const files = variant.files.map(async (file, index) => {
    const text = name === 'TS' ? file.ts : file.js;
    // The line break at the end is kept, so that the text of the HTML is the file to the byte.
    const end = text.slice(text.trimEnd().length);
    const html = (await highlight(text.trimEnd(), languageOf(file, name))) + end;
    return {
      name: name === 'TS' ? file.name : file.jsName,
      path: file.path,
      text,
      html,
      ...(index === 0 && single !== undefined && { single }),
    };
  });
  // A file of types alone has no JavaScript.
  return (await Promise.all(files)).filter(({ text }) => text.trim() !== '');
}

async function previewHtml(variant: DemoVariant, name: CodeVariant): Promise<string> {
  const [main] = variant.files;
  if (!main) return '';
  const marked = variant.preview?.[name === 'TS' ? 'ts' : 'js'].text;
  const text =
    marked ?? (name === 'TS' ? main.ts : main.js).split('\n').slice(0, previewLines).join('\n');
  // Highlighted as JSX either way: a fragment that reads the same must give the same HTML.
  return highlight(text, 'tsx');
}

function languageOf(file: DemoFile, name: CodeVariant): string {
  if (name === 'TS' || file.language === 'css' || file.language === 'json') return file.language;
  return file.language === 'tsx' ? 'jsx' : 'js';
}

function packagesOf(variant: DemoVariant): string[] {
  const specifiers = variant.files
    .filter(({ language }) => language === 'ts' || language === 'tsx')
    .flatMap(({ ts }) => importsOf(ts).map(({ specifier }) => specifier))
    .filter((specifier) => !specifier.startsWith('.'));
  const names = specifiers.map((specifier) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)].sort();
}
