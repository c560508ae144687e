import { useCallback, useState, type ComponentType } from 'react';
import {
  changeText,
  failEdit,
  markWorking,
  runEdit,
  type Edits,
  type RuntimeError,
} from './edits.ts';

/** The reader's version of what is shown; `key`: styling and language. */
export function useDemoEdits(key: string) {
  const [edits, setEdits] = useState<Edits>({});
  return {
    all: edits,
    edit: edits[key],
    changeText: (text: string) => setEdits((all) => changeText(all, key, text)),
    run: (Component: ComponentType) => setEdits((all) => runEdit(all, key, Component)),
    // The stage's effect depends on it.
    markWorking: useCallback(
      (Component: ComponentType) => setEdits((all) => markWorking(all, key, Component)),
      [key],
    ),
    fail: (Component: ComponentType, error: RuntimeError) =>
      setEdits((all) => failEdit(all, key, Component, error)),
    replace: setEdits,
  };
}
