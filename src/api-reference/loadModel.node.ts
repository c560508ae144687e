import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, openStore, projectRoot, toolsHash } from '../build-tools/index.node.ts';
import type { ApiModel } from './model.ts';
import { contentHash } from './packages.node.ts';

const kind = 'api-model';
let key: string | undefined;
let loaded: { model: ApiModel; fromStore: boolean } | undefined;

/** What the model is made from. The packages are looked through once a process: it takes half a second. */
export function apiModelKey(): string {
  key ??= hashOf(contentHash(), toolsHash());
  return key;
}

/** The store's entry with the model, and the name that is in it. */
export function apiModelEntry(): { kind: string; key: string; name: string; file: string } {
  const entry = { kind, key: apiModelKey() };
  return {
    ...entry,
    name: `${entry.kind}/${entry.key}`,
    file: openStore().fileOf(entry.kind, entry.key),
  };
}

/** The program that extracts the model into the store, for `node` in the project's folder. */
export const extraction = [
  '--import',
  'tsx',
  path.join(projectRoot, 'src/api-reference/extractApiModel.node.ts'),
];

/** Whether `loadApiModel` answers at once; it takes half a minute otherwise. */
export function isApiModelKept(): boolean {
  return loaded !== undefined || fs.existsSync(apiModelEntry().file);
}

/** The model of the installed packages: read from the store, or extracted and kept there. */
export function loadApiModel(): ApiModel {
  loaded ??= read() ?? extract();
  return loaded.model;
}

/** Whether an earlier build had extracted the model. */
export function hadApiModel(): boolean {
  loadApiModel();
  return loaded?.fromStore === true;
}

function read() {
  const text = openStore().read(kind, apiModelKey())?.toString();
  return text ? { model: JSON.parse(text) as ApiModel, fromStore: true } : undefined;
}

function extract() {
  execFileSync(process.execPath, extraction, { cwd: projectRoot, stdio: 'inherit' });
  const made = read();
  if (!made)
    throw new Error('The API model was extracted, but its entry in the store cannot be read.');
  return { ...made, fromStore: false };
}
