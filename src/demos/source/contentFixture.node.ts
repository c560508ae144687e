import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { displayPath } from './displayPath.node.ts';

export interface ContentFixture {
  contentDir: string;
  /** The absolute path of a file of the content folder. */
  at: (file: string) => string;
  /** An error text with paths as they read in the project itself. */
  local: (message: string) => string;
}

/** A content folder on disk; it goes with the test that makes it, or with the file of tests. */
export function contentFixture(files: Record<string, string>): ContentFixture {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'demo-content-')));
  const remove = () => rmSync(root, { recursive: true, force: true });
  if (getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
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
