/** Days of the month with a farmers' market, month by month (YYYY-MM). */
const marketDays: Record<string, number[]> = {
  '2025-08': [2, 9, 16, 23, 30],
  '2025-09': [6, 10, 13, 20, 24, 27],
  '2025-10': [4, 8, 11, 18, 22, 25],
};

/** Simulates a server: answers with a delay, and throws if the signal is aborted or `fails` is set. */
export async function fetchMarketDays(month: string, fails: boolean, signal: AbortSignal) {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, 700);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted', 'AbortError'));
    });
  });
  if (fails) throw new Error('The market office isn’t responding.');
  return marketDays[month] ?? [];
}
