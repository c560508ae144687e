/** Hides the rows whose name lacks a typed word; answers how many are left. */
export function filterRows(root: ParentNode, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  let count = 0;
  for (const row of root.querySelectorAll<HTMLElement>('tr[id], li[data-name], .api-entry')) {
    const name = row.dataset.name ?? row.id.slice(row.id.indexOf('-') + 1);
    row.hidden = !matches(name);
    if (!row.hidden) count += 1;
  }
  // What is folded away is opened for what was found in it, and a group without a match is left out.
  for (const group of root.querySelectorAll<HTMLElement>('tbody, details, .api-section')) {
    const rows = [...group.querySelectorAll<HTMLElement>('tr[id], li[data-name]')];
    if (rows.length === 0) continue;
    group.hidden = rows.every((row) => row.hidden);
    if (group instanceof HTMLDetailsElement) group.open = words.length > 0 && !group.hidden;
  }
  return count;
}
