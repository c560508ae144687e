const steps: Record<string, (place: number, columns: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowUp: (place, columns) => place - columns,
  ArrowDown: (place, columns) => place + columns,
  Home: () => 0,
  End: (_place, _columns, last) => last,
};

/** The arrow keys go from card to card, those to the side as the page is read. */
export function moveFocus(event: KeyboardEvent): void {
  const step = steps[mirrored(event.key)];
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (!step || !isPlain || !(event.target instanceof HTMLElement)) return;
  const focused = event.target.closest<HTMLElement>('[data-gallery] [data-plan]');
  const list = focused?.parentElement;
  if (!focused || !list) return;
  const shown = [...document.querySelectorAll<HTMLElement>('[data-gallery] [data-plan]')].filter(
    (card) => !card.hidden && !card.closest('section[hidden]'),
  );
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const target = shown[step(shown.indexOf(focused), columns, shown.length - 1)];
  if (!target) return;
  event.preventDefault();
  target.querySelector('a')?.focus();
}

function mirrored(key: string): string {
  if (document.documentElement.dir !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
