import path from 'node:path';

/**
 * The name of a class in a CSS module: `Toc-link`. Every page repeats these names, so they have no hash. That needs
 * stylesheets whose file names differ; classNameOf.test.ts compares them.
 */
export function classNameOf(name: string, file: string): string {
  const [stylesheet] = path.basename(file).split('.module.css');
  return `${stylesheet}-${name}`;
}
