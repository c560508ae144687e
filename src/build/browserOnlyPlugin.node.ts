import type { Plugin } from 'vite';

/** Modules that a reader's action loads, with a component library behind each. */
const loadedByReaders =
  /\/src\/(demos\/run\/index\.(runtime|license)|demos\/editor\/index\.editor|theme-builder\/index\.(apply|preview|workbench)|api-reference\/controls\/(examples\/\w+|PropWorkbench))\.tsx?$/;

/**
 * The server's bundle for HTML never runs them, and half of the time that it takes would go into bundling them.
 * A page that loads one while it is rendered fails the build.
 */
export function browserOnlyPlugin(): Plugin {
  return {
    name: 'docs:browser-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: loadedByReaders },
      handler: (id) =>
        `throw new Error(${JSON.stringify(`${id.split('/src/').at(-1)} was loaded while a page is rendered. It is for the browser alone: load it in an effect or in an event handler.`)});`,
    },
  };
}
