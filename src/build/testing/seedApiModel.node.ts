import fs from 'node:fs';
import path from 'node:path';
import { apiModelEntry, loadApiModel } from '../../api-reference/index.node.ts';

/** Gives a store of its own the API model, which takes longer to extract than a small site to build. */
export function seedApiModel(store: string): void {
  loadApiModel();
  const { name, file } = apiModelEntry();
  fs.mkdirSync(path.dirname(path.join(store, name)), { recursive: true });
  fs.copyFileSync(file, path.join(store, name));
}
