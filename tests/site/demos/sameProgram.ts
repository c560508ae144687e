import { minifySync, transformWithOxc } from 'vite';
import type { ShownFile } from '../../../src/demos/source/index.ts';

/**
 * What a shown file makes a browser do, as text: types, comments, line breaks and the names of what
 * is local are gone. Two files with the same text are the same program.
 */
export async function programOf(file: ShownFile, lang: 'ts' | 'tsx' | 'jsx'): Promise<string> {
  if (!/\.[jt]sx?$/.test(file.path)) return file.text;
  const { code } = await transformWithOxc(file.text, `shown.${lang}`, {
    lang,
    sourcemap: false,
    jsx: { runtime: 'automatic' },
  });
  return minifySync(`shown.js`, code, { module: true }).code;
}
