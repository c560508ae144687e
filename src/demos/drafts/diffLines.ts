export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A run of unchanged lines that is left out. */
export interface DiffGap {
  kind: 'gap';
  count: number;
}

/** Above this, the table of the comparison is too large: what differs counts as replaced. */
const mostCells = 2_000_000;

/** The shortest way from one text to the other, line by line. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...lines('same', old.slice(0, start)),
    ...compare(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...lines('same', old.slice(old.length - end)),
  ];
}

function compare(old: string[], now: string[]): DiffLine[] {
  if (old.length * now.length > mostCells)
    return [...lines('removed', old), ...lines('added', now)];
  // The length of the longest common subsequence of what follows each pair of lines.
  const width = now.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));

  const result: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < now.length) {
    if (old[row] === now[column]) {
      result.push(...lines('same', [old[row] ?? '']));
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      result.push(...lines('removed', [old[row] ?? '']));
      row += 1;
    } else {
      result.push(...lines('added', [now[column] ?? '']));
      column += 1;
    }
  }
  return [...result, ...lines('removed', old.slice(row)), ...lines('added', now.slice(column))];
}

function lines(kind: DiffLine['kind'], texts: string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

/** Leaves out what is more than `context` lines away from a change. */
export function foldDiff(diff: readonly DiffLine[], context = 3): (DiffLine | DiffGap)[] {
  const isNear = diff.map(() => false);
  diff.forEach(({ kind }, index) => {
    if (kind !== 'same') isNear.fill(true, Math.max(0, index - context), index + context + 1);
  });
  const result: (DiffLine | DiffGap)[] = [];
  diff.forEach((line, index) => {
    const last = result.at(-1);
    if (isNear[index]) result.push(line);
    else if (last?.kind === 'gap') last.count += 1;
    else result.push({ kind: 'gap', count: 1 });
  });
  return result;
}
