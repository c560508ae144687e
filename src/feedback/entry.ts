/** What a reader says about a page or one of its sections. The receiver's schema is in receiver/schema.node.ts. */
export interface FeedbackEntry {
  /** The same for every try to send it, so that a receiver can drop repetitions. */
  id: string;
  /** `/x/react-data-grid/sorting/` */
  page: string;
  /** The id of a heading; empty for the whole page. */
  section: string;
  helpful: boolean;
  text: string;
  /** When it was written: `2026-01-31T12:00:00.000Z`. */
  time: string;
}

export type FeedbackTarget = Pick<FeedbackEntry, 'page' | 'section'>;

export const feedbackLimits = {
  textLength: 1000,
  /** Of one entry as JSON: a text may have characters of four bytes and escapes. */
  bodyBytes: 16_384,
  timeoutMs: 10_000,
  /** Entries of a reader in a span of time. */
  sends: 5,
  spanMs: 10 * 60_000,
  /** Entries that wait for a server, and for how long. */
  kept: 20,
  keptMs: 30 * 24 * 60 * 60_000,
} as const;

/** Reads a stored entry from JSON; anything that isn't an entry is ignored. */
export function parseEntry(text: string | null): FeedbackEntry | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<Record<keyof FeedbackEntry, unknown>> | null;
    const { id, page, section, helpful, text: words, time } = value ?? {};
    const texts = [id, page, section, words, time];
    if (!texts.every((item) => typeof item === 'string') || typeof helpful !== 'boolean')
      return undefined;
    return { id, page, section, helpful, text: words, time } as FeedbackEntry;
  } catch {
    return undefined;
  }
}
