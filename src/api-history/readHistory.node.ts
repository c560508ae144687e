import { readModule, type Module } from './extract/modules.ts';
import { readRelease } from './extract/readRelease.ts';
import type { ApiProduct } from './products.ts';
import type { ApiHistory } from './history.ts';
import { mergeReleases } from './merge.ts';
import { compareLines, historyPackages, lineOf } from './registry/lines.ts';
import type { Typings } from './registry/typings.node.ts';

/** The history of a product, from the typings of its releases. */
export function readHistory(
  product: ApiProduct,
  versions: Readonly<Record<string, readonly string[]>>,
  typingsOf: (name: string, version: string) => Typings,
): ApiHistory {
  const packages = historyPackages.filter((item) => item.product === product);
  const productVersions = Object.fromEntries(
    packages.map(({ name }) => [name, [...(versions[name] ?? [])]]),
  );
  const lines = [...new Set(Object.values(productVersions).flat().map(lineOf))].sort(compareLines);
  const readFile = createFileReader();
  const releases = lines.map((line) => {
    const used = packages.flatMap(({ name }) => {
      const version = versionAt(productVersions[name] ?? [], line);
      return version === undefined ? [] : [[name, typingsOf(name, version)] as const];
    });
    return { line, api: readRelease(new Map(used), readFile) };
  });
  return mergeReleases({ product, versions: productVersions }, releases);
}

/**
 * A package that was not published with a line is used as it was before in the same major; at the
 * start of a major, as it was first published there. So what is in both is not seen as a gap.
 */
export function versionAt(versions: readonly string[], line: string): string | undefined {
  const isSameMajor = (version: string) => version.split('.')[0] === line.split('.')[0];
  const before = versions.findLast((version) => compareLines(lineOf(version), line) <= 0);
  if (before === undefined || isSameMajor(before)) return before;
  return versions.find(isSameMajor) ?? before;
}

/** Most files are the same in the next release: what was parsed for one serves the other. */
function createFileReader(): typeof readModule {
  const known = new Map<string, { text: string; module: Module }>();
  return (file, packageName, text) => {
    const before = known.get(file);
    if (before?.text === text) return before.module;
    const module = readModule(file, packageName, text);
    known.set(file, { text, module });
    return module;
  };
}
