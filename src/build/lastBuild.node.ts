import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, hashOf, type Store } from '../build-tools/index.node.ts';

interface LastBuild {
  /** Of everything that the site was made from. */
  inputs: string;
  pages: number;
  /** Each file of the site: its path, size and hash. */
  files: [name: string, bytes: number, hash: string][];
}

const kind = 'last-build';

export function listFiles(outDir: string): LastBuild['files'] {
  return filesUnder(outDir).map((file) => describe(outDir, file));
}

/** What is in the site's folder, and what it was made from. */
export function keepLastBuild(store: Store, outDir: string, build: LastBuild): void {
  store.write(kind, hashOf(outDir), JSON.stringify(build));
}

/** The last build, if it was made from the same and all of its files, and no others, are as it wrote them. */
export function wholeBuild(store: Store, outDir: string, inputs: string): LastBuild | undefined {
  const text = store.read(kind, hashOf(outDir))?.toString();
  const build = text ? (JSON.parse(text) as LastBuild) : undefined;
  if (build?.inputs !== inputs || !fs.existsSync(outDir)) return undefined;
  const files = filesUnder(outDir);
  if (files.length !== build.files.length) return undefined;
  const isSame = files.every((file, place) => {
    const known = build.files[place];
    return (
      known !== undefined &&
      fs.statSync(file).size === known[1] &&
      String(describe(outDir, file)) === String(known)
    );
  });
  return isSame ? build : undefined;
}

function describe(outDir: string, file: string): [string, number, string] {
  const content = fs.readFileSync(file);
  const name = path.relative(outDir, file).replaceAll(path.sep, '/');
  return [name, content.length, hashOf(content)];
}
