interface Roving {
  key: string;
  index: number;
  count: number;
  rtl: boolean;
}

/** Where an arrow, Home or End leads in a row of controls; undefined: the key means something else. */
export function rovingIndex({ key, index, count, rtl }: Roving): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return undefined;
  return (index + (rtl ? -step : step) + count) % count;
}
