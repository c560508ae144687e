import type { ComponentType } from 'react';

export interface RuntimeError {
  message: string;
  line?: number;
}

/** A reader's version of one file: its text, and what the last compiled text runs as. */
export interface Edit {
  text: string;
  Component?: ComponentType;
  /** The newest one that was seen to run. */
  working?: ComponentType;
  error?: RuntimeError;
}

/** By styling and language: the edits of the others are kept until Reset. */
export type Edits = Readonly<Record<string, Edit | undefined>>;

export function changeText(edits: Edits, key: string, text: string): Edits {
  return { ...edits, [key]: { ...edits[key], text } };
}

/** The original again, for one of them. */
export function removeEdit(edits: Edits, key: string): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => name !== key));
}

/** A text has compiled: run it. */
export function runEdit(edits: Edits, key: string, Component: ComponentType): Edits {
  const { text = '', working } = edits[key] ?? {};
  return { ...edits, [key]: { text, Component, ...(working && { working }) } };
}

export function markWorking(edits: Edits, key: string, Component: ComponentType): Edits {
  const before = edits[key];
  if (before?.Component !== Component || before.working === Component) return edits;
  return { ...edits, [key]: { ...before, working: Component } };
}

/** One that never ran gives way to the last that did, else to the original; one that ran stays, stopped. */
export function failEdit(
  edits: Edits,
  key: string,
  Component: ComponentType,
  error: RuntimeError,
): Edits {
  const before = edits[key];
  if (before?.Component !== Component) return edits;
  const { text, working } = before;
  return { ...edits, [key]: { text, error, ...(working && { working, Component: working }) } };
}
