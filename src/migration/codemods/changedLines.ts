export interface Line {
  text: string;
  isNew: boolean;
}

/** More lines than this are shown without marks: the comparison grows with their square. */
const most = 1500;

/** The lines of the result; those that are not in the source, in its order, are new. */
export function changedLines(before: string, after: string): Line[] {
  const old = before.split('\n');
  const lines = after.split('\n');
  if (old.length > most || lines.length > most)
    return lines.map((text) => ({ text, isNew: false }));
  const kept = commonLines(old, lines);
  return lines.map((text, index) => ({ text, isNew: !kept.has(index) }));
}

/** The places in `lines` of the longest common sequence. */
function commonLines(old: readonly string[], lines: readonly string[]): Set<number> {
  const width = lines.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = lines.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === lines[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const kept = new Set<number>();
  for (let row = 0, column = 0; row < old.length && column < lines.length;) {
    if (old[row] === lines[column]) {
      kept.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}
