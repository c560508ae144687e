import { toAddress } from '../../links/index.ts';
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
  const response = await fetch(toAddress(path));
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

export async function loadDemoCode(id: string, load: LoadJson): Promise<DemoCode> {
  return (await load(demoCodePath(id))) as DemoCode;
}

/** The demo of a name or a label, as typed; else the first that has the text in its label. */
export function findDemo(demos: readonly DemoTemplate[], typed: string): DemoTemplate | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const isNamed = (demo: DemoTemplate) =>
    [demo.label, demo.name].some((each) => each.toLowerCase() === text);
  return demos.find(isNamed) ?? demos.find(({ label }) => label.toLowerCase().includes(text));
}

/** The id of the demo that a shared file is named after, if it can be one. */
export function demoIdOf({ path = '' }: Share): string | undefined {
  return /^([\w-]+(?:\/[\w-]+)+?)(?:\.(?:css|tailwind))?\.tsx$/.exec(path)?.[1];
}

export interface DemoVersion {
  variant: CodeVariant;
  styling: Styling;
}

/** The version of a demo that a share is. Edited code has the wanted language. */
export function versionOf(share: Share, code: DemoCode, wanted: CodeVariant): DemoVersion {
  const versions = (Object.keys(code) as Styling[]).flatMap((styling) =>
    (['TS', 'JS'] as const).map((variant) => ({
      styling,
      variant,
      main: code[styling]?.[variant][0],
    })),
  );
  const ofPath = versions.filter(({ main }) => main?.path === share.path);
  const ofText = ofPath.filter(({ main }) => main?.text === share.code);
  const [first = { styling: 'system', variant: wanted } as const] =
    ofText.length > 0 ? ofText : ofPath.filter(({ variant }) => variant === wanted);
  const { styling, variant } = ofText.find((each) => each.variant === wanted) ?? first;
  return { styling, variant };
}

/** A demo in a language and, where it has it, a styling. */
export function shareOfDemo(
  name: string,
  code: DemoCode,
  { variant, styling }: DemoVersion,
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
