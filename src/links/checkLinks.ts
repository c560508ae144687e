import { nearestName } from './editDistance.ts';
import { nearestPages } from './nearestPages.ts';
import { follow, type Redirect } from './redirects.ts';
import { resolve, type ResolvedLink } from './resolve.ts';

export interface LinkedPage {
  /** Shown in errors, relative to the project's root. */
  file: string;
  path: string;
  title?: string;
  links: readonly { href: string; line: number }[];
  /** Ids of headings and other targets. */
  anchors: readonly string[];
  /** Names of demos: `#Name`, `#Name.tsx`, `#css-Name.js` and the like lead to them. */
  demos?: readonly string[];
}

export interface KnownTargets {
  redirects?: readonly Redirect[];
  /** Root-absolute paths of files that the site serves, such as `/x/llms.txt`. */
  files?: Iterable<string>;
}

/** Every link inside the site that leads nowhere, as error texts in the order of the pages. */
export function checkLinks(pages: readonly LinkedPage[], known: KnownTargets = {}): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const files = new Set(known.files);
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, line }) => {
      const target = resolve(href, page.path);
      const problem = problemOf(href, target, { byPath, files, redirects: known.redirects ?? [] });
      return problem === null ? [] : [`${page.file}:${line}: ${problem}`];
    }),
  );
}

interface Targets {
  byPath: ReadonlyMap<string, LinkedPage>;
  files: ReadonlySet<string>;
  redirects: readonly Redirect[];
}

function problemOf(href: string, target: ResolvedLink, targets: Targets): string | null {
  if (target.kind === 'external') return null;
  if (target.kind === 'file') return fileProblem(href, target, targets.files);
  const path = follow(target.path, targets.redirects);
  const page = targets.byPath.get(path);
  if (!page) return deadPage(href, target, targets.byPath);
  const written = href.split(/[?#]/, 1)[0] ?? '';
  if (written !== '' && !written.endsWith('/')) {
    const fixed = `${written}/${href.slice(written.length)}`;
    return `the link "${href}" has no slash at the end of its path. Write "${fixed}".`;
  }
  return hasAnchor(page, target.hash) ? null : deadAnchor(href, target.hash, page);
}

function fileProblem(href: string, { path }: ResolvedLink, files: ReadonlySet<string>) {
  if (files.has(path)) return null;
  return `the link "${href}" leads to no file. ${edit(nearestName(path, files))}`;
}

function deadPage(href: string, { path }: ResolvedLink, byPath: Targets['byPath']): string {
  const names = [...byPath.values()].map((page) => ({ path: page.path, title: page.title ?? '' }));
  const nearest = nearestName(path, byPath.keys()) ?? nearestPages(path, names, 1)[0]?.path ?? null;
  return `the link "${href}" leads to no page. ${edit(nearest)}`;
}

function deadAnchor(href: string, hash: string, page: LinkedPage): string {
  const nearest = nearestName(hash, [
    ...page.anchors,
    ...(page.demos ?? []).map((name) => `${name}.tsx`),
  ]);
  const problem = `the link "${href}" names an id that ${page.path} does not have.`;
  if (nearest !== null) return `${problem} Write "${href.slice(0, href.indexOf('#'))}#${nearest}".`;
  const ids = page.anchors.map((id) => `#${id}`).join(', ');
  return `${problem} ${ids === '' ? 'It has none' : `It has ${ids}`}: remove "#${hash}" or name an id of the page.`;
}

function edit(nearest: string | null): string {
  return nearest === null
    ? 'Nothing has a similar address: correct or remove the link.'
    : `The nearest is "${nearest}": write that, or remove the link.`;
}

function hasAnchor({ anchors, demos = [] }: LinkedPage, hash: string): boolean {
  if (hash === '' || hash === 'top' || anchors.includes(hash) || demos.includes(hash)) return true;
  const demo = /^(?:(?:system|css|tailwind)-)?(\w+)\.(?:tsx|js)$/.exec(hash)?.[1];
  return demo !== undefined && demos.includes(demo);
}
