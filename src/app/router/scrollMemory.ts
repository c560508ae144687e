interface HistoryLike {
  state: unknown;
  replaceState(state: unknown, unused: string): void;
}

/** The scroll position of each history entry, kept in the entry itself: it survives reloads. */
export function rememberScroll(history: HistoryLike, y: number): void {
  const state = typeof history.state === 'object' ? history.state : null;
  history.replaceState({ ...state, scrollY: Math.round(y) }, '');
}

export function rememberedScroll(state: unknown): number | undefined {
  const y = (state as { scrollY?: unknown } | null)?.scrollY;
  return typeof y === 'number' && Number.isFinite(y) ? y : undefined;
}
