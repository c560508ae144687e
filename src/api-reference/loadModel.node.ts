import fs from 'node:fs';
import { hashOf, toolsHash } from '../build/hash.node.ts';
import { openStore } from '../build/store.node.ts';
import { extractApi } from './extract.node.ts';
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
export function apiModelEntry(): { name: string; file: string } {
  return { name: `${kind}/${apiModelKey()}`, file: openStore().fileOf(kind, apiModelKey()) };
}

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
  const model = extractApi();
  openStore().write(kind, apiModelKey(), JSON.stringify(model));
  return { model, fromStore: false };
}
