interface Chunk {
  type: string;
  imports?: readonly string[];
}

/**
 * Chunks that import each other, in the order of their imports. One of them would run before what it
 * needs is there: a page then fails with "x is not a function".
 */
export function findChunkCircle(bundle: Record<string, Chunk>): string[] | undefined {
  const done = new Set<string>();
  function visit(file: string, path: string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    const inside = [...path, file];
    for (const imported of bundle[file]?.imports ?? []) {
      const circle = visit(imported, inside);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of Object.keys(bundle)) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
