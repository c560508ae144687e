import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const projectRoot = path.resolve(fileURLToPath(import.meta.url), '../../..');
