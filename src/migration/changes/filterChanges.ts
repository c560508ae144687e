export interface ChangesChoice {
  kind: string;
  plan: string;
  query: string;
}

/** Hides the rows that don't fit, and opens the lists that have some when anything is chosen. */
export function filterChanges(root: ParentNode, { kind, plan, query }: ChangesChoice): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isChosen = kind !== '' || plan !== '' || words.length > 0;
  for (const list of root.querySelectorAll<HTMLDetailsElement>('details[data-kind]')) {
    let count = 0;
    for (const row of list.querySelectorAll<HTMLElement>('li')) {
      const text = row.textContent.toLowerCase();
      row.hidden =
        (plan !== '' && (row.dataset.plan ?? 'community') !== plan) ||
        !words.every((word) => text.includes(word));
      if (!row.hidden) count += 1;
    }
    list.hidden = count === 0 || (kind !== '' && list.dataset.kind !== kind);
    list.open = isChosen && !list.hidden;
  }
}
