import type { Plugin } from 'vite';
import { shellVariables } from './shellVariables.node.ts';

const id = 'virtual:shell-variables.css';

/**
 * Serves the shell's variables as a stylesheet: `import 'virtual:shell-variables.css'`.
 * They are computed here, outside the application's module graph, so that Material stays out of it.
 */
export function shellVariablesPlugin(): Plugin {
  return {
    name: 'shell-variables',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    // The development server asks for `?direct` when a link names it.
    load: (resolved) => (resolved.replace(/\?.*$/, '') === `\0${id}` ? shellVariables() : null),
  };
}
