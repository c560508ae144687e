import fs from 'node:fs';
import { historyRoot, modelEntry } from 'virtual:api-model';
import { loadHistories, type Histories } from '../api-history/index.node.ts';
import { unpackEntry } from '../build-tools/index.node.ts';
import type { ApiModel } from './model.ts';

let model: ApiModel | undefined;

/** The model in the server graph: read when the first page asks, without the extraction's own code. */
export function readApiModel(): ApiModel {
  model ??= JSON.parse(readEntry()) as ApiModel;
  return model;
}

/** What happened to the names of each product, in the server graph. */
export function readHistories(): Histories {
  return loadHistories(historyRoot);
}

function readEntry(): string {
  const { name, file } = modelEntry;
  const payload = unpackEntry(name, fs.readFileSync(file));
  if (!payload) throw new Error(`${file}: the file is damaged. Delete it and start again.`);
  return payload.toString();
}
