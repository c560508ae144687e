import { readRelease } from '../extract/readRelease.ts';
import type { ReleaseApi } from '../extract/release.ts';

/** The API of small packages, for tests: the text of each file by package and path. */
export function releaseOf(packages: Record<string, Record<string, string>>): ReleaseApi {
  // A doc comment belongs to what follows only if it begins a line.
  const typings = (files: Record<string, string>) =>
    new Map(Object.entries(files).map(([file, text]) => [file, text.replaceAll('/**', '\n/**')]));
  return readRelease(
    new Map(Object.entries(packages).map(([name, files]) => [name, typings(files)])),
  );
}

export function namesOf(members: Record<string, unknown> | undefined): string[] {
  return Object.keys(members ?? {}).sort();
}
