import fs from 'node:fs';
import path from 'node:path';
import { guideSections } from './guideSections.ts';

const slugs: Record<string, string> = { 'date-pickers': 'pickers' };

/** The sections of the guide for a step; a site without that guide has none. */
export function readGuide(contentRoot: string, product: string, from: string) {
  const page = `migration-${slugs[product] ?? product}-v${from}`;
  const file = path.join(contentRoot, 'content/migration', page, 'page.mdx');
  return guideSections(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}
