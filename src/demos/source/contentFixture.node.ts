import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { displayPath } from './parseModule.node.ts';

export interface ContentFixture {
  contentDir: string;
  /** The absolute path of a file of the content folder. */
  at: (file: string) => string;
  /** An error text with paths as they read in the project itself. */
  local: (message: string) => string;
}

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })));

/** A content folder on disk, for tests; it goes when they end. */
export function contentFixture(files: Record<string, string>): ContentFixture {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'demo-content-')));
  roots.push(root);
  const contentDir = path.join(root, 'content');
  mkdirSync(contentDir);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(contentDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    contentDir,
    at: (file) => path.join(contentDir, file),
    local: (message) => message.replaceAll(`${displayPath(root)}/`, ''),
  };
}
