import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findingsOf, hasSuspects, type Finding } from './findings.ts';
import { maskCss, maskScript } from './maskCode.ts';
import { maskMdx } from './maskMdx.ts';

// The rules quote the words that they forbid.
const skipped = /^(?:node_modules|dist|\.cache|\.git|test-results|bench\/results|scripts\/prose)$/;

/** A translation is a sibling of its page: `page.ar.mdx`. */
const isTranslated = (file: string) => /\/page\.[\w-]+\.mdx$/.test(file);

/** Parsing is most of the work: a script without any of the words, even in its code, is not parsed. */
const isWorthParsing = (file: string, source: string) =>
  hasSuspects(file, source.replace(/^[ \t]*(?:\/\/|\*)/gm, ''));

/** The prose of a file, or undefined for one that has none. */
export function proseOf(file: string, source: string): string | undefined {
  if (isTranslated(file)) return undefined;
  switch (path.extname(file)) {
    case '.mdx':
    case '.md':
      return maskMdx(source);
    case '.css':
      return maskCss(source);
    case '.ts':
    case '.mts':
    case '.tsx':
    case '.js':
    case '.mjs':
      return isWorthParsing(file, source)
        ? maskScript(file, source, !file.startsWith('content/'))
        : undefined;
    default:
      return undefined;
  }
}

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (skipped.test(file)) continue;
    if (entry.isDirectory()) yield* walk(root, file);
    else yield file;
  }
}

/** Every finding of the repository, or of some folders, by file; files without one are left out. */
export function findAll(root: string, folders: readonly string[]): Map<string, Finding[]> {
  const all = new Map<string, Finding[]>();
  const wanted = folders.map((folder) => path.posix.normalize(folder).replace(/\/$/, ''));
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.some((it) => file === it || file.startsWith(`${it}/`));
  for (const file of [...walk(root, '')].filter(isWanted).sort()) {
    if (!/\.(?:mdx?|css|m?[jt]s|tsx)$/.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    const prose = proseOf(file, source);
    const findings = prose === undefined ? [] : findingsOf(file, source, prose);
    if (findings.length > 0) all.set(file, findings);
  }
  return all;
}
