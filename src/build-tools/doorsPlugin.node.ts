/** The doors of rooms. What is loaded alone (`index.dialog.ts`) is a module like any other. */
const doorPattern = /^(?!.*\/node_modules\/).*\/src\/.+\/index(\.(node|server|ui))?\.ts$/;

/**
 * A door only passes names on. A bundle that uses one of them contains the module behind it, and
 * nothing of the others: neither their code nor their stylesheets. `whole`: doors of rooms that are
 * loaded in one piece.
 */
export function doorsPlugin(whole?: RegExp) {
  return {
    name: 'docs:doors',
    apply: 'build' as const,
    transform: {
      filter: { id: doorPattern },
      handler: (_code: string, id: string) =>
        whole?.test(id) ? undefined : { moduleSideEffects: false },
    },
  };
}
