import type { NavigationEntry } from './types.ts';

type Tree = readonly NavigationEntry[];
type Titles = Readonly<Record<string, string>>;

const made = new WeakMap<Titles, { from: Tree; tree: Tree }>();

/** The tree with the titles of a language, by pathname; without any it is the same tree. */
export function localizeTree(tree: Tree, titles?: Titles): Tree {
  if (!titles) return tree;
  const known = made.get(titles);
  if (known?.from === tree) return known.tree;
  const localized = tree.map((entry) => localizeEntry(entry, titles));
  made.set(titles, { from: tree, tree: localized });
  return localized;
}

function localizeEntry(entry: NavigationEntry, titles: Titles): NavigationEntry {
  const title = titles[entry.pathname];
  return {
    ...entry,
    ...(title && { title, ...(entry.subheader && { subheader: title }) }),
    ...(entry.children && { children: entry.children.map((it) => localizeEntry(it, titles)) }),
  };
}
