import type { Answer, Query } from './engine/createEngine.ts';

export type ToWorker =
  /** Loads the index, this product's part first. */
  { type: 'load'; product: string } | { type: 'search'; turn: number; query: Query };

export type FromWorker =
  /** `tookMs`: in the engine. */
  | { type: 'answer'; turn: number; answer: Answer; tookMs: number }
  /** More of the index is there: what was asked may have a better answer. */
  | { type: 'grown'; complete: boolean }
  | { type: 'failed'; file: string };
