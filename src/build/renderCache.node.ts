import path from 'node:path';
import { hashOf, packPair, unpackPair, type Store } from '../build-tools/index.node.ts';

/** What a bundler has written, as far as this looks at it. */
export type ServerOutput =
  | { type: 'asset'; fileName: string; source: string | Uint8Array }
  | { type: 'chunk'; fileName: string; code: string; moduleIds: string[]; imports: string[] };

type Chunk = Extract<ServerOutput, { type: 'chunk' }>;

export interface Rendered {
  html: string;
  payload: string;
  /** Without the name of the site. */
  title: string;
  /** The scripts and styles that the HTML names. */
  files: string[];
}

interface RenderCacheOptions {
  /** Of all server bundles. */
  outputs: readonly ServerOutput[];
  contentDir: string;
  /** Everything else that pages are rendered with. */
  beside: unknown;
  store: Store;
}

const kind = 'rendered';

/**
 * Rendered pages, by the server's code without any prose and by the prose of their own folder: a page shows no
 * other page's. What pages say of each other comes from files that all of them have in common.
 */
export function createRenderCache({ outputs, contentDir, beside, store }: RenderCacheOptions) {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // Chunk names contain a hash: with them, one changed word would change every chunk that imports the page.
  const lasting = new Map(
    chunks.map(({ fileName, moduleIds }) => [
      path.posix.basename(fileName),
      hashOf(moduleIds.join()),
    ]),
  );
  const textOf = ({ code }: Chunk) =>
    code.replace(/[\w.~-]+\.js\b/g, (name) => lasting.get(name) ?? name);

  const common = hashOf(
    JSON.stringify(beside),
    ...outputs
      .filter((output) => proseIn(output).length === 0)
      .map((output) =>
        output.type === 'chunk'
          ? hashOf(output.moduleIds.join(), textOf(output))
          : hashOf(output.fileName, output.source),
      )
      .sort(),
  );

  /** A page's own chunk, and those with prose that it needs. */
  function withProse(chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
    if (seen.has(chunk) || proseIn(chunk).length === 0) return seen;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) withProse(imported, seen);
    }
    return seen;
  }

  const prose = new Map<string, string[]>();
  for (const chunk of chunks) {
    for (const id of proseIn(chunk)) {
      const folder = path.relative(contentDir, path.dirname(id)).replaceAll(path.sep, '/');
      const texts = [...withProse(chunk)].map(textOf).sort();
      prose.set(folder, [...(prose.get(folder) ?? []), hashOf(id, ...texts)]);
    }
  }

  const keyOf = (page: string, folder: string) =>
    hashOf(common, page, ...(prose.get(folder) ?? []).sort());

  return {
    /** `folder`: inside the content, with the page's prose; another when it has none. */
    find(page: string, folder: string): Rendered | undefined {
      const found = store.read(kind, keyOf(page, folder));
      if (!found) return undefined;
      const [html, rest] = unpackPair(found);
      const [payload, facts] = unpackPair(rest);
      return {
        html: html.toString(),
        payload: payload.toString(),
        ...(JSON.parse(facts.toString()) as Pick<Rendered, 'title' | 'files'>),
      };
    },
    keep(page: string, folder: string, { html, payload, ...facts }: Rendered): void {
      const rest = packPair(Buffer.from(payload), Buffer.from(JSON.stringify(facts)));
      store.write(kind, keyOf(page, folder), packPair(Buffer.from(html), rest));
    },
  };
}

function proseIn(output: ServerOutput): string[] {
  return output.type === 'chunk' ? output.moduleIds.filter((id) => id.endsWith('.mdx')) : [];
}
