import { useCallback, useState, type ComponentType } from 'react';

export interface RuntimeError {
  message: string;
  line?: number;
}

/** A reader's version of one file: its text, and what the last compiled text runs as. */
interface Edit {
  text: string;
  Component?: ComponentType;
  /** The newest one that was seen to run. */
  working?: ComponentType;
  error?: RuntimeError;
}

type Edits = Readonly<Record<string, Edit | undefined>>;

/** `key`: styling and language; the edits of the others are kept until Reset. */
export function useDemoEdits(key: string) {
  const [edits, setEdits] = useState<Edits>({});
  const edit = edits[key];

  const change = useCallback(
    (make: (edit: Edit) => Edit) =>
      setEdits((all) => ({ ...all, [key]: make(all[key] ?? { text: '' }) })),
    [key],
  );
  const changeText = useCallback(
    (text: string) => change((before) => ({ ...before, text })),
    [change],
  );
  const run = useCallback(
    (Component: ComponentType) => change(({ error: _, ...before }) => ({ ...before, Component })),
    [change],
  );
  const markWorking = useCallback(
    (Component: ComponentType) =>
      setEdits((all) => {
        const before = all[key];
        if (before?.Component !== Component || before.working === Component) return all;
        return { ...all, [key]: { ...before, working: Component } };
      }),
    [key],
  );
  /** One that never ran gives way to the last that did; one that ran stays, stopped. */
  const fail = useCallback(
    (Component: ComponentType, error: RuntimeError) =>
      setEdits((all) => {
        const before = all[key];
        if (before?.Component !== Component) return all;
        const { working, ...rest } = before;
        const next = { ...rest, error, ...(working && { working }) };
        if (working) next.Component = working;
        else delete next.Component;
        return { ...all, [key]: next };
      }),
    [key],
  );
  const clear = useCallback(() => setEdits({}), []);

  return { edit, changeText, run, markWorking, fail, clear };
}
