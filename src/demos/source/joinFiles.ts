import type { ShownFile } from './description.ts';

/** Where a file lies among the others of its demo, under the name that it has in the shown language. */
export function placeOf({ path, name }: Pick<ShownFile, 'path' | 'name'>): string {
  return name.includes('/') ? name : path.replace(/[^/]+$/, name);
}

/** All files of a demo in one text, each under its path. `edited`: the reader's version of the first. */
export function joinFiles(files: readonly ShownFile[], edited: string | undefined): string {
  return files
    .map((file, index) => {
      const place = placeOf(file);
      const title = place.endsWith('.css') ? `/* ${place} */` : `// ${place}`;
      return `${title}\n${(index === 0 ? edited : undefined) ?? file.text}`;
    })
    .join('\n');
}
