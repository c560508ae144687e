import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { filesUnder, hashFiles, hashOf, openStore, toolsHash } from '../build-tools/index.node.ts';

const id = 'virtual:shell-variables.css';
const room = import.meta.dirname;

/**
 * Serves the shell's variables as a stylesheet: `import 'virtual:shell-variables.css'`.
 * They are computed here, outside the application's module graph, so that Material stays out of it.
 */
export function shellVariablesPlugin(): Plugin {
  return {
    name: 'shell-variables',
    configResolved(config) {
      // A change starts the development server again.
      config.configFileDependencies.push(...filesUnder(room));
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      // The development server asks for `?direct` when a link names it.
      if (resolved.replace(/\?.*$/, '') !== `\0${id}`) return null;
      return computedOnce();
    },
  };
}

/** In this process or an earlier one: loading Material takes longer than the rest of this room. */
async function computedOnce(): Promise<string> {
  const store = openStore();
  const key = hashOf(toolsHash(), hashFiles(room, filesUnder(room)));
  const found = store.read('shell-variables', key)?.toString();
  if (found !== undefined) return found;
  const { module } = await runnerImport<typeof import('./shellVariables.node.ts')>(
    path.join(room, 'shellVariables.node.ts'),
  );
  const made = module.shellVariables();
  store.write('shell-variables', key, made);
  return made;
}
