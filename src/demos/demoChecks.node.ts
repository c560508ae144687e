import path from 'node:path';
import type { Plugin } from 'vite';
import { findDemoUses } from './demoUses.node.ts';
import { checkDemos } from './source/checkDemos.node.ts';
import { discoverDemos } from './source/discoverDemos.node.ts';

/** Every problem of the demos and of their use in pages, as one text; undefined: none. */
export async function demoProblems(contentDir: string): Promise<string | undefined> {
  const problems = await checkDemos(discoverDemos(contentDir), findDemoUses(contentDir));
  if (problems.length === 0) return undefined;
  const count = problems.length === 1 ? 'an error' : `${problems.length} errors`;
  return `The demos have ${count}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}

/** Fails a build at its start; in development the terminal says what a build would. */
export function demoChecksPlugin({ contentDir }: { contentDir: string }): Plugin {
  let checked: Promise<string | undefined> | undefined;
  return {
    name: 'docs:demo-checks',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      // One answer for all environments of the build.
      const problems = await (checked ??= demoProblems(contentDir));
      if (problems) this.error(problems);
    },
    configureServer(server) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let last: string | undefined;
      const check = async () => {
        const problems = await demoProblems(contentDir);
        if (problems && problems !== last) server.config.logger.warn(problems);
        last = problems;
      };
      const later = (file: string) => {
        if (!file.startsWith(contentDir + path.sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void check(), 300);
      };
      server.watcher.on('add', later).on('change', later).on('unlink', later);
      void check();
    },
  };
}
