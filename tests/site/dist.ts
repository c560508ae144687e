import { readFileSync } from 'node:fs';
import path from 'node:path';

export const dist = path.resolve(import.meta.dirname, '../../dist');

/** The text of a file of the built site. */
export const readBuilt = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** The HTML of a page, by its path. */
export const pageHtml = (url: string) => readBuilt(path.join(url, 'index.html'));
