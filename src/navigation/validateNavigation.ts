import { nearestName } from '../links/index.ts';
import { circleMessage, navigationFile } from './circle.ts';
import { titleOf } from './titles.ts';
import { plans, type NavigationEntry } from './types.ts';

const texts = ['title', 'subheader'];
const flags = ['newFeature', 'planned', 'unstable'];
const fields = ['pathname', 'children', 'plan', ...texts, ...flags];

/** Throws one error that names every mistake of the tree, its place and the edit that fixes it. */
export function validateNavigation(tree: readonly NavigationEntry[]): void {
  const firstPlaces = new Map<string, string>();
  const problems = check(tree, [], firstPlaces);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  throw new Error(`${navigationFile} has ${count}.\n\n${problems.join('\n\n')}\n`);
}

interface Parent {
  entry: NavigationEntry;
  place: string;
}

function check(
  tree: readonly NavigationEntry[],
  parents: Parent[],
  seen: Map<string, string>,
): string[] {
  return tree.flatMap((entry, index) => {
    const above = parents.map((parent) => parent.entry);
    if (above.includes(entry)) throw new Error(circleMessage([...above, entry]));
    const place = placeOf(entry, parents.at(-1)?.place ?? '', index);
    const entryProblems = [...shapeProblems(entry), ...duplicateProblem(entry, place, seen)];
    return [
      ...entryProblems.map((problem) => `  ${place}: ${problem}`),
      ...check(
        Array.isArray(entry.children) ? entry.children : [],
        [...parents, { entry, place }],
        seen,
      ),
    ];
  });
}

/** `Data Grid > Main features > Sorting [3]`: titles down to the entry, and its index in its list. */
function placeOf(entry: NavigationEntry, parent: string, index: number): string {
  const hasPathname = typeof entry.pathname === 'string';
  const title = hasPathname ? titleOf(entry).trim() || entry.pathname : '(no pathname)';
  return `${parent === '' ? '' : `${parent.replace(/ \[\d+\]$/, '')} > `}${title} [${index}]`;
}

function duplicateProblem(
  entry: NavigationEntry,
  place: string,
  seen: Map<string, string>,
): string[] {
  if (typeof entry.pathname !== 'string') return [];
  const first = seen.get(entry.pathname);
  if (first === undefined) {
    seen.set(entry.pathname, place);
    return [];
  }
  return [
    `the pathname '${entry.pathname}' is already that of ${first}.\n    Edit: give one of the two another pathname, or remove it`,
  ];
}

function shapeProblems(entry: NavigationEntry): string[] {
  return [...pathnameProblems(entry), ...fieldProblems(entry), ...childrenProblems(entry)].map(
    ([problem, edit]) => `${problem}.\n    Edit: ${edit}`,
  );
}

type Problem = [problem: string, edit: string];

function pathnameProblems({ pathname, planned }: NavigationEntry): Problem[] {
  if (typeof pathname !== 'string') return [['it has no pathname', "pathname: '/x/…'"]];
  const path = pathname.replace(/\/?#.*$/, '');
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
    const edit = `pathname: '/${
      path
        .toLowerCase()
        .match(/[a-z0-9-]+/g)
        ?.join('/') ?? 'x/…'
    }'`;
    return [
      [
        `the pathname '${pathname}' must be lower-case words between slashes, with none at the end`,
        edit,
      ],
    ];
  }
  if (pathname.includes('#') && planned !== true) {
    return [
      [
        `the pathname '${pathname}' is a place on a page, which only a planned entry may have`,
        'add planned: true, or remove the part after #',
      ],
    ];
  }
  return [];
}

function fieldProblems(entry: NavigationEntry): Problem[] {
  return Object.entries(entry).flatMap(([key, value]: [string, unknown]): Problem[] => {
    if (!fields.includes(key)) {
      const nearest = nearestName(key, fields);
      return [
        [
          `'${key}' is not a field of an entry`,
          nearest ? `rename ${key} to ${nearest}` : `remove ${key}`,
        ],
      ];
    }
    if (value === undefined) return [];
    if (key === 'plan' && !plans.some((plan) => plan === value)) {
      return [
        [
          `the plan ${JSON.stringify(value)} is unknown`,
          `plan: ${plans.map((plan) => `'${plan}'`).join(' or ')}, or remove it`,
        ],
      ];
    }
    if (texts.includes(key) && (typeof value !== 'string' || value.trim() === '')) {
      return [
        [`${key} must be a text that is not empty`, `remove ${key} to derive it from the pathname`],
      ];
    }
    if (flags.includes(key) && typeof value !== 'boolean') {
      return [[`${key} must be true or false, not ${JSON.stringify(value)}`, `${key}: true`]];
    }
    return [];
  });
}

function childrenProblems({ children, subheader }: NavigationEntry): Problem[] {
  const list: unknown = children;
  if (list === undefined) {
    return subheader === undefined
      ? []
      : [['a subheader needs entries under it', 'add children, or rename subheader to title']];
  }
  if (Array.isArray(list) && list.length > 0) return [];
  return [['children must be a list with at least one entry', 'add an entry, or remove children']];
}
