import type { ApiHistory } from './history.ts';
import type { Timeline } from './life.ts';
import { compareLines, lineOf } from './registry/lines.ts';

/** The release lines, with what the registry has of each package. */
export function timelineOf(lines: readonly string[], versions: ApiHistory['versions']): Timeline {
  return {
    lines,
    published: (name, line) => {
      const packageLines = versions[name]?.map(lineOf) ?? [];
      const next = packageLines.find((packageLine) => compareLines(packageLine, line) >= 0) ?? line;
      const before = packageLines.findLast((packageLine) => compareLines(packageLine, line) < 0);
      const isFirstOfMajor = before !== undefined && majorOf(before) !== majorOf(next);
      // The registry lacks the first release of the major: which minor added the name isn't known.
      return next !== line && isFirstOfMajor ? majorOf(next) : next;
    },
  };
}

function majorOf(line: string): string {
  return line.split('.')[0] ?? '';
}
