import fs from 'node:fs';
import { modelFile } from 'virtual:api-model';
import type { ApiModel } from './model.ts';

let model: ApiModel | undefined;

/** The model in the server graph: read when the first page asks, without the extraction's own code. */
export function readApiModel(): ApiModel {
  model ??= JSON.parse(fs.readFileSync(modelFile, 'utf8')) as ApiModel;
  return model;
}
