import path from 'node:path';
import type { DiscoveredDemo, DiscoveredDemos } from './discoverDemos.node.ts';
import { displayPath } from './displayPath.node.ts';

/** One `<Demo name="…" />` of a page. */
export interface DemoUse {
  /** The page's file, absolute. */
  page: string;
  line: number;
  name: string;
}

function demosBeside(page: string, { demos }: DiscoveredDemos): DiscoveredDemo[] {
  return demos.filter(({ file }) => path.dirname(file) === path.dirname(page));
}

/** The demo that a page names; throws, naming the demos that there are, when it has no file. */
export function demoOf(use: DemoUse, discovered: DiscoveredDemos): DiscoveredDemo {
  const beside = demosBeside(use.page, discovered);
  const found = beside.find(({ name, variants }) => name === use.name && variants.system);
  if (found) return found;
  const file = displayPath(path.join(path.dirname(use.page), `${use.name}.tsx`));
  const names = beside.map(({ name }) => name).filter((name) => name !== use.name);
  const others = names.length > 0 ? `, or name one of: ${names.join(', ')}` : '';
  throw new Error(
    `${displayPath(use.page)}:${use.line}: <Demo name="${use.name}" /> has no demo. Create ${file}${others}.`,
  );
}

async function messageOf(task: () => unknown): Promise<string[]> {
  try {
    await task();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function orphanedVariants({ name, file, variants }: DiscoveredDemo): string[] {
  if (variants.system) return [];
  return Object.values(variants).map(
    (variant) =>
      `${displayPath(variant)}: a styling variant without its system version. Add ${path.basename(file)} beside it, or rename this file to ${name}.tsx.`,
  );
}

function unusedDemos({ demos }: DiscoveredDemos, uses: DemoUse[]): string[] {
  const used = new Set(uses.map(({ page, name }) => path.join(path.dirname(page), `${name}.tsx`)));
  return demos
    .filter(({ file, variants }) => variants.system && !used.has(file))
    .map(
      ({ name, file }) =>
        `${displayPath(file)}: no page shows this demo. Add <Demo name="${name}" /> to the page.mdx beside it, or delete the file.`,
    );
}

function unusedStylesheets({ demos, stylesheets }: DiscoveredDemos): string[] {
  const owned = new Set(demos.map(({ variants }) => variants.css?.replace(/\.tsx$/, '')));
  return stylesheets
    .filter((file) => !owned.has(file))
    .map(
      (file) =>
        `${displayPath(file)}: a stylesheet without its demo. Add ${path.basename(file)}.tsx, which imports it, or delete the file.`,
    );
}

/** All problems of the site's demos, each with the edit that fixes it; an empty list means that there are none. */
export async function checkDemos(
  discovered: DiscoveredDemos,
  uses: DemoUse[],
  read: (file: string) => Promise<unknown>,
): Promise<string[]> {
  const complete = discovered.demos.filter(({ variants }) => variants.system);
  const problems = await Promise.all([
    ...uses.map((use) => messageOf(() => demoOf(use, discovered))),
    ...complete.map(({ file }) => messageOf(() => read(file))),
  ]);
  return [
    ...problems.flat(),
    ...discovered.demos.flatMap(orphanedVariants),
    ...unusedDemos(discovered, uses),
    ...unusedStylesheets(discovered),
  ];
}
