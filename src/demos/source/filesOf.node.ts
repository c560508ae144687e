import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkImport } from './checkImport.node.ts';
import { importsOf } from './importsOf.ts';

/** The files that a demo imports from its folder and the samples, itself first, each once. */
export function filesOf(file: string, contentDir: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return [file];
  const imported = importsOf(readFileSync(file, 'utf8')).flatMap((found) => {
    const target = checkImport(file, found, contentDir);
    return target ? filesOf(target, contentDir, seen) : [];
  });
  return [file, ...imported];
}

/** The files that a demo consists of, one list a styling variant: its own file first, then what it imports. */
export function filesOfDemo(file: string, contentDir: string): string[][] {
  const variants = (['css', 'tailwind'] as const).map((styling) => variantFile(file, styling));
  return [file, ...variants.filter((sibling) => existsSync(sibling))].map((variantFile) =>
    filesOf(variantFile, contentDir),
  );
}

/** Where a demo's version for another styling is, if there is one. */
export function variantFile(file: string, styling: 'css' | 'tailwind'): string {
  return path.join(path.dirname(file), `${path.basename(file, '.tsx')}.${styling}.tsx`);
}
