import { EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { editorExtensions } from './codeMirror/extensions.ts';
import { languageOfCode } from './codeMirror/languageOfCode.ts';
import { setMarks, type Mark } from './codeMirror/problemMarks.ts';
import { releaseTab } from './codeMirror/releaseTab.ts';
import styles from './CodeEditor.module.css';

export interface CodeEditorHandle {
  showLine: (line: number) => void;
}

interface CodeEditorProps {
  ref?: Ref<CodeEditorHandle>;
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  marks: readonly Mark[];
}

/** CodeMirror for one file of TypeScript; left to right whatever the page's direction. */
export function CodeEditor({ ref, label, text, onTextChange, marks }: CodeEditorProps) {
  const { editor: strings } = useDocsConfig().strings;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const hintId = useId();
  const [isReleased, setReleased] = useState(false);
  const change = useEffectEvent(onTextChange);
  const start = useEffectEvent(() => text);
  const attributes = useEffectEvent(() => ({ 'aria-label': label, 'aria-describedby': hintId }));

  useEffect(() => {
    if (!host.current) return undefined;
    const code = start();
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: code,
        extensions: [
          editorExtensions,
          languageOfCode(code),
          releaseTab(setReleased),
          EditorView.contentAttributes.of(attributes()),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            const isOurs = transactions.some((it) => it.annotation(Transaction.remote));
            if (docChanged && !isOurs) change(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = created;
    return () => created.destroy();
  }, []);

  useEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === text) return;
    current.dispatch({
      changes: { from: 0, to: current.state.doc.length, insert: text },
      annotations: Transaction.remote.of(true),
    });
  }, [text]);

  useEffect(() => view.current?.dispatch({ effects: setMarks.of(marks) }), [marks]);

  useImperativeHandle(ref, () => ({
    showLine(line) {
      const { current } = view;
      if (!current) return;
      const { from } = current.state.doc.line(Math.min(line, current.state.doc.lines));
      current.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      current.focus();
    },
  }));

  return (
    <div className={styles.editor}>
      <div ref={host} className={`${styles.host} code`} dir="ltr" />
      <p id={hintId} className={styles.hint} aria-live="polite">
        {isReleased ? strings.tabReleased : strings.tabHint}
      </p>
    </div>
  );
}
