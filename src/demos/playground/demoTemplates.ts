import { pageFolderOf } from '../../pages/index.ts';
import { fromShard, namesFile, searchProducts, type NamesShard } from '../../search/index.ts';
import { demoCodePath, type CodeVariant, type DemoCode, type Styling } from '../source/index.ts';
import type { Share } from './share.ts';

/** A demo of a page, to start from. */
export interface DemoTemplate {
  /** From the content folder: `data-grid/sorting/MultiSort`. */
  id: string;
  name: string;
  /** What a reader finds it by. */
  label: string;
}

type LoadJson = (path: string) => Promise<unknown>;

export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Every demo of the site, as the search knows them. */
export async function loadDemoTemplates(load: LoadJson): Promise<DemoTemplate[]> {
  const shards = await Promise.all(searchProducts.map((product) => load(namesFile(product))));
  return shards.flatMap((shard) =>
    fromShard(shard as NamesShard)
      .filter(({ kind }) => kind === 'demo')
      .map(({ id, path, pageTitle }) => {
        const name = id.replace(/\.tsx$/, '');
        return { id: `${pageFolderOf(path)}/${name}`, name, label: `${name} · ${pageTitle}` };
      }),
  );
}

export async function loadDemoCode({ id }: DemoTemplate, load: LoadJson): Promise<DemoCode> {
  return (await load(demoCodePath(id))) as DemoCode;
}

/** A demo in a language and, where it has it, a styling. */
export function shareOfDemo(
  name: string,
  code: DemoCode,
  variant: CodeVariant,
  styling: Styling,
): Share | undefined {
  const [main, ...others] = (code[styling] ?? code.system)?.[variant] ?? [];
  if (!main) return undefined;
  return {
    code: main.text,
    title: name,
    path: main.path,
    files: others.map(({ path, text }) => ({ path, text })),
  };
}
