import { findDemoUses } from './demoUses.node.ts';
import { checkDemos } from './checkDemos.node.ts';
import { discoverDemos } from './discoverDemos.node.ts';

/** Every problem of the demos and of their use in pages, as one text; undefined: none. */
export async function demoProblems(
  contentDir: string,
  read: (file: string) => Promise<unknown>,
): Promise<string | undefined> {
  const problems = await checkDemos(discoverDemos(contentDir), findDemoUses(contentDir), read);
  if (problems.length === 0) return undefined;
  const count = problems.length === 1 ? 'an error' : `${problems.length} errors`;
  return `The demos have ${count}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}
