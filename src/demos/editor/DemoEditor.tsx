'use client';

import { useEffect, useEffectEvent, useMemo, useRef, type ComponentType } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import type { ShownFile } from '../source/index.ts';
import { DraftBar, useDemoDraft } from '../drafts/index.ui.ts';
import { CodeEditor, type CodeEditorHandle } from './CodeEditor.tsx';
import { markOf, type Problem } from './problem.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { useLiveRun } from './useLiveRun.ts';

export interface DemoEditorProps {
  /** The demo's name. */
  name: string;
  /** Where drafts of this demo are kept, in this styling and language. */
  draftStart: string;
  /** The demo's own file first, then what it imports. */
  files: ShownFile[];
  /** The reader's version of the first file; undefined: the one that is kept, else the original. */
  text: string | undefined;
  onTextChange: (text: string) => void;
  onRun: (Component: ComponentType) => void;
  /** Instead of a version of an older original. */
  onShowOriginal: () => void;
  /** What the running version threw while it was rendered. */
  runtimeError?: { message: string; line?: number };
}

/** Edits a demo's own file; what compiles runs in the demo's frame. */
export function DemoEditor(props: DemoEditorProps) {
  const { name, draftStart, files, onTextChange, onRun, onShowOriginal, runtimeError } = props;
  const { editor: strings } = useDocsConfig().strings;
  const editor = useRef<CodeEditorHandle>(null);
  const [main] = files;
  const original = main?.text ?? '';
  const key = draftStart + (main?.name ?? '');
  const draft = useDemoDraft({ key, original, current: props.text });
  const { text, restored } = draft;
  const restore = useEffectEvent(() => {
    // Kept again: what is opened is not the next to be dropped.
    if (restored !== undefined) change(restored);
  });
  useEffect(() => restore(), []);

  const { problem: found, isWarm } = useLiveRun(files, text, onRun, restored !== undefined);
  const problem = useMemo(
    (): Problem | undefined => found ?? (runtimeError && { kind: 'runtime', ...runtimeError }),
    [found, runtimeError],
  );
  const marks = useMemo(() => markOf(problem, strings), [problem, strings]);

  function change(version: string) {
    onTextChange(version);
    draft.keep(version);
  }
  return (
    <div data-demo-editor={name} data-warm={isWarm ? '' : undefined}>
      <DraftBar
        original={original}
        text={text}
        isKept={draft.isKept}
        isOutdated={draft.isOutdated}
        onShowNew={onShowOriginal}
        onKeepMine={draft.keepMine}
      />
      <CodeEditor
        ref={editor}
        label={fill(strings.label, { name })}
        text={text}
        onTextChange={change}
        marks={marks}
      />
      <ProblemPanel problem={problem} onShowLine={(line) => editor.current?.showLine(line)} />
    </div>
  );
}
