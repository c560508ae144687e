// `npm run new page <path>` and `npm run new demo <page> <Name>`: the files, with what the build asks for.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDemo, newPage, type NewFile } from './newFiles.ts';

const root = path.resolve(import.meta.dirname, '..');
const usage = `Usage:
  npm run new page data-grid/row-height
  npm run new demo data-grid/sorting MultiSort`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

const [what, folder = '', name = ''] = process.argv.slice(2);
if ((what !== 'page' && what !== 'demo') || folder === '') fail('Say what to make.');

try {
  const page = path.join(root, 'content', folder, 'page.mdx');
  if (what === 'demo' && !existsSync(page)) {
    fail(
      `content/${folder}/page.mdx does not exist. Make the page first: npm run new page ${folder}`,
    );
  }
  const made =
    what === 'page' ? newPage(folder) : newDemo(folder, name, readFileSync(page, 'utf8'));
  for (const file of made.files) write(file);
  console.log(made.next);
} catch (error) {
  fail((error as Error).message);
}

function write({ file, text }: NewFile): void {
  const target = path.join(root, file);
  if (existsSync(target)) fail(`${file} exists already. Nothing was changed.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`made ${file}`);
}
