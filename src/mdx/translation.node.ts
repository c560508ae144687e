import path from 'node:path';
import { parse } from 'yaml';
import { partsOf } from './translationParts.ts';

/**
 * Throws at the first place where a translation is built differently: headings with their ids, demos, code, blocks.
 * A link to an anchor works in every language only if all have the same ones.
 */
export function checkTranslation(source: string, translated: string, file: string): void {
  checkFacts(source, translated, file);
  const wanted = partsOf(source);
  const found = partsOf(translated);
  const at = wanted.findIndex(({ same }, index) => same !== found[index]?.same);
  const place = at === -1 ? wanted.length : at;
  const [missing, extra] = [wanted[place], found[place]];
  if (!missing && !extra) return;
  const sourceFile = sourceFileOf(file);
  const line = extra?.line ?? found.at(-1)?.line ?? 1;
  if (!missing) {
    throw new Error(
      `${file}:${line}: ${extra?.name} is not in ${sourceFile}. Remove it, or add it there too.`,
    );
  }
  const has = extra ? `has ${extra.name}` : 'ends';
  throw new Error(
    `${file}:${line}: the translation ${has} where ${sourceFile}:${missing.line} has ${missing.name}. Both need the same headings, demos, code and blocks, in the same order.`,
  );
}

/** Facts of the front matter: everything but words. */
const facts = [
  'product',
  'components',
  'packages',
  'github',
  'waiAria',
  'layout',
  'ad',
  'unlisted',
];

function checkFacts(source: string, translated: string, file: string): void {
  const [wanted, found] = [source, translated].map((text) => frontMatterOf(text));
  for (const field of facts) {
    const [expected, given] = [wanted?.get(field), found?.get(field)].map((it) =>
      JSON.stringify(it),
    );
    if (expected === given) continue;
    const line = translated.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
    const edit = expected === undefined ? 'Remove it.' : `Copy it: ${field}: ${expected}`;
    throw new Error(`${file}:${line || 1}: ${field} differs from ${sourceFileOf(file)}. ${edit}`);
  }
}

function frontMatterOf(text: string): Map<string, unknown> {
  const yaml: unknown = parse(/^---\r?\n([\s\S]*?)^---\s*$/m.exec(text)?.[1] ?? '');
  return new Map(Object.entries(yaml ?? {}));
}

const sourceFileOf = (file: string) => `${path.posix.dirname(file)}/page.mdx`;
