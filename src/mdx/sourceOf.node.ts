import fs from 'node:fs';
import path from 'node:path';

/** The text that a translation is made from: of `page.mdx` beside it. */
export function sourceOf(translation: string): string {
  const file = path.join(path.dirname(translation), 'page.mdx');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
