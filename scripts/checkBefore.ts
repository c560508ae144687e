// `npm run check-before`: compiles the code of migration pages that is marked `before` with the old packages that it is
// written for; `-- 7` takes only that of v7. They are installed under .cache/before, so the first run needs the network.
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, projectRoot } from '../src/build-tools/index.node.ts';
import { isFragment, oldSnippetsOf, type Snippet } from '../src/mdx/index.ts';
import { checkSnippets } from './before/check.ts';
import { generations, generationsOf, type Generation } from './before/generations.ts';
import { install, installedVersions } from './before/install.ts';

const snippets = filesUnder(path.join(projectRoot, 'content/migration'))
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const page = path.relative(projectRoot, file).replaceAll(path.sep, '/');
    return oldSnippetsOf(fs.readFileSync(file, 'utf8'), page);
  });

const only = process.argv.slice(2);
const failed = new Set<Snippet>();
for (const [name, generation] of Object.entries<Generation>(generations)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const used = snippets.filter(({ page, title }) =>
    generationsOf(page, title).some((each) => each === name),
  );
  const folder = path.join(projectRoot, '.cache/before', name);
  await install(folder, generation);
  const findings = checkSnippets(used, folder, generation.modules);
  for (const { page, line, text } of findings) {
    console.error(`${page}:${line} ${text}`);
    const snippet = used.findLast((each) => each.page === page && each.line <= line);
    if (snippet) failed.add(snippet);
  }
  console.log(`${name} (${installedVersions(folder, generation)}): ${used.length} blocks`);
}
const fragments = snippets.filter(({ code }) => isFragment(code)).length;
console.log(
  `${snippets.length} blocks, ${fragments} of them fragments: ${failed.size} with problems`,
);
process.exitCode = failed.size > 0 ? 1 : 0;
