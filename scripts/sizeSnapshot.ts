// `npm run size-snapshot`: measures what importing each component costs and writes content/size-snapshot.json.
// `-- DataGrid BarChart` measures some of them again and keeps the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VERSION } from 'rolldown';
import navigation from '../content/navigation.ts';
import { apiPackages } from '../src/api-reference/index.node.ts';
import { projectRoot } from '../src/build-tools/index.node.ts';
import { pagesInOrder } from '../src/navigation/index.ts';
import { exportsOf, measure } from '../src/size-snapshot/index.node.ts';
import { kilobytes } from '../src/ui/index.ts';
import { measuredComponents } from './sizeComponents.ts';
import {
  parseSnapshot,
  snapshotFile,
  snapshotText,
  type SizeRow,
} from '../src/size-snapshot/index.ts';

const file = path.join(projectRoot, snapshotFile);
const components = await measuredComponents(
  new Set(pagesInOrder(navigation).map((page) => page.path)),
  (name) => exportsOf(name, projectRoot),
);
const asked = new Set(process.argv.slice(2));
const unknown = [...asked].filter((name) => !components.some((item) => item.name === name));
if (unknown.length > 0) {
  console.error(`No component with an API page is called ${unknown.join(', ')}.`);
  process.exit(1);
}
const rows = new Map<string, SizeRow>();
if (asked.size > 0 && existsSync(file)) {
  for (const row of parseSnapshot(JSON.parse(readFileSync(file, 'utf8'))).rows)
    rows.set(row.name + row.package, row);
}
for (const component of components) {
  if (asked.size > 0 && !asked.has(component.name)) continue;
  const row = await measure(component, projectRoot);
  rows.set(row.name + row.package, row);
  save();
  console.log(`${row.name}: ${kilobytes(row.own[0])} of ${kilobytes(row.all[0])}`);
}
console.log(`${rows.size} of ${components.length} components in ${snapshotFile}`);

/** After each one: what was measured before a stop is kept. */
function save(): void {
  const known = components.flatMap((item) => rows.get(item.name + item.package) ?? []);
  writeFileSync(file, snapshotText({ versions: installedVersions(), rows: known }));
}

function installedVersions(): Record<string, string> {
  const names = [...apiPackages.map((item) => item.name), '@mui/material', 'react', 'react-dom'];
  const versions = names.map((name) => {
    const manifest = path.join(projectRoot, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return [name, version] as const;
  });
  return { ...Object.fromEntries(versions), rolldown: VERSION };
}
