import type { Answer, Query } from './engine/createEngine.ts';

export type ToWorker =
  /** Loads the index, this product's part first. */
  { type: 'load'; product: string } | { type: 'search'; turn: number; query: Query };

export type FromWorker =
  /** `tookMs`: in the engine. What is not whole is followed by the whole when the typing pauses. */
  | { type: 'answer'; turn: number; answer: Answer; tookMs: number }
  /** More of the index is loaded. `hasNames`: the names of all products are loaded, so the first result is final. */
  | { type: 'grown'; hasNames: boolean; complete: boolean }
  | { type: 'failed'; file: string };
