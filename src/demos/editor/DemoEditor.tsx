'use client';

import { useMemo, useRef, type ComponentType } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/fill.ts';
import type { ShownFile } from '../description.ts';
import { CodeEditor, type CodeEditorHandle } from './CodeEditor.tsx';
import { problemText, type Problem } from './problem.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { useLiveRun } from './useLiveRun.ts';

export interface DemoEditorProps {
  /** The demo's name. */
  name: string;
  /** The demo's own file first, then what it imports. */
  files: ShownFile[];
  /** The reader's version of the first file. */
  text: string;
  onTextChange: (text: string) => void;
  onRun: (Component: ComponentType) => void;
  /** What the running version threw while it was rendered. */
  runtimeError?: { message: string; line?: number };
}

/** Edits a demo's own file; what compiles runs in the demo's frame. */
export function DemoEditor(props: DemoEditorProps) {
  const { name, files, text, onTextChange, onRun, runtimeError } = props;
  const { editor: strings } = useDocsConfig().strings;
  const editor = useRef<CodeEditorHandle>(null);
  const { problem: found, isWarm } = useLiveRun(files, text, onRun);
  const problem = useMemo(
    (): Problem | undefined => found ?? (runtimeError && { kind: 'runtime', ...runtimeError }),
    [found, runtimeError],
  );
  const marks = useMemo(
    () =>
      problem?.line === undefined
        ? []
        : [{ line: problem.line, message: problemText(problem, strings) }],
    [problem, strings],
  );
  return (
    <div data-demo-editor={name} data-warm={isWarm ? '' : undefined}>
      <CodeEditor
        ref={editor}
        label={fill(strings.label, { name })}
        text={text}
        onTextChange={onTextChange}
        marks={marks}
      />
      <ProblemPanel problem={problem} onShowLine={(line) => editor.current?.showLine(line)} />
    </div>
  );
}
