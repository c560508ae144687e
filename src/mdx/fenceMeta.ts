export interface FenceMeta {
  title?: string;
  packageManager: boolean;
  /** The command alone, in the package manager that is chosen elsewhere. */
  noTabs: boolean;
  /** For an old release: `npm run check-before` compiles it with the packages of that release. */
  before: boolean;
  mark: Set<number>;
  add: Set<number>;
  remove: Set<number>;
}

/** Reads the text after the language of a code fence: `title="App.tsx" mark={1,3-4} add={2}`. */
export function parseFenceMeta(meta: string, where: string): FenceMeta {
  const result: FenceMeta = {
    packageManager: false,
    noTabs: false,
    before: false,
    mark: new Set(),
    add: new Set(),
    remove: new Set(),
  };
  const rest = meta.replace(
    /(\w[\w-]*)(?:="([^"]*)"|=\{([\d,\s-]*)\})?/g,
    (whole, name: string, text?: string, lines?: string) => {
      if (name === 'title' && text) result.title = text;
      else if (name === 'package-manager' && whole === name) result.packageManager = true;
      else if (name === 'no-tabs' && whole === name) result.noTabs = true;
      else if (name === 'before' && whole === name) result.before = true;
      else if ((name === 'mark' || name === 'add' || name === 'remove') && lines) {
        for (const line of expandLines(lines)) result[name].add(line);
      } else return whole;
      return '';
    },
  );
  if (rest.trim()) {
    throw new Error(
      `${where}: the code block says "${rest.trim()}", which is not known. Use title="App.tsx", mark={1,3-4}, add={2}, remove={5}, before, package-manager or package-manager no-tabs.`,
    );
  }
  return result;
}

function expandLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
