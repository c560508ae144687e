import fs from 'node:fs';
import path from 'node:path';
import { extractApi } from './extract.node.ts';
import type { ApiModel } from './model.ts';
import { contentHash, projectRoot } from './packages.node.ts';

let loaded: { file: string; model: ApiModel } | undefined;

export function apiModelFile(root = projectRoot): string {
  return path.join(root, '.cache/api-reference', `${contentHash(root)}.json`);
}

/** The model of the installed packages: read from the cache, or extracted and kept there. */
export function loadApiModel(root = projectRoot): ApiModel {
  const file = apiModelFile(root);
  if (loaded?.file === file) return loaded.model;
  const model = readCached(file) ?? extractInto(file, root);
  loaded = { file, model };
  return model;
}

function readCached(file: string): ApiModel | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ApiModel;
  } catch {
    // Absent, or cut short by a build that was stopped: extracted anew.
    return undefined;
  }
}

function extractInto(file: string, root: string): ApiModel {
  const model = extractApi(root);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (const old of fs.readdirSync(path.dirname(file))) {
    fs.rmSync(path.join(path.dirname(file), old), { force: true });
  }
  // Renamed into place: two builds at once never see half a file.
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, JSON.stringify(model));
  fs.renameSync(own, file);
  return model;
}
