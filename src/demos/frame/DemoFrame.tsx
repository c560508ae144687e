'use client';

import { lazy, Suspense, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/fill.ts';
import type { DemoAssets } from '../assets.ts';
import { runtimeLine } from '../editor/index.ts';
import type { Styling } from '../source/index.ts';
import { DemoCode, Source } from './DemoCode.tsx';
import { demoLink, furtherAnchors } from './demoLink.ts';
import { DemoMenu } from './DemoMenu.tsx';
import { DemoStage } from './DemoStage.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';
import { useDeepLink } from './useDeepLink.ts';
import { useDemoEdits } from './useDemoEdits.ts';
import { useDemoRun } from './useDemoRun.ts';
import { useDemoView } from './useDemoView.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useShownFiles } from './useShownFiles.ts';
import { useTakeAway } from './useTakeAway.ts';
import styles from './DemoFrame.module.css';

const DemoEditor = lazy(() =>
  import('../editor/DemoEditor.tsx').then((module) => ({ default: module.DemoEditor })),
);

export interface DemoFrameProps {
  id: string;
  name: string;
  height: number;
  assets: Partial<Record<Styling, DemoAssets>>;
  stylings: Styling[];
  /** In the default styling and language. */
  fileNames: string[];
  /** The demo needs the licence key, and there is one. */
  licensed: boolean;
  /** On the demo's own page. */
  alone?: boolean | undefined;
  /** The code, rendered on the server. */
  previews: ReactNode;
  source: ReactNode;
}

/** A running demo, its toolbar and its code. */
export function DemoFrame(props: DemoFrameProps) {
  const { id, name, height, assets, stylings, licensed, alone = false } = props;
  const { strings } = useDocsConfig();
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const codeId = useId();
  const { view, chooseVariant, chooseStyling } = useDemoView(stylings, toolbar);
  const shown = useShownFiles(id, view, props.fileNames);
  const { edit, changeText, markWorking, ...edits } = useDemoEdits(
    `${view.styling}-${view.variant}`,
  );
  const run = useDemoRun({ stage, styling: view.styling, assets, licensed });
  const fullScreen = useFullScreen(frame);
  const { takeAway, playgroundLink, problem, clearProblem } = useTakeAway({
    name,
    view,
    loadFiles: shown.loadFiles,
    edited: edit?.text,
  });
  const [turn, setTurn] = useState(0);
  const [isEditing, setEditing] = useState(false);
  useDeepLink(name, frame, shown.show);
  const [main] = shown.files ?? [];

  function onError(error: Error, Component: ComponentType) {
    const line = main && runtimeLine(error, main.path);
    edits.fail(Component, { message: error.message, ...(line !== undefined && { line }) });
  }
  function reset() {
    edits.clear();
    clearProblem();
    setTurn((count) => count + 1);
    if (run.failure) run.retry();
  }
  async function toggleEditing() {
    setEditing(!isEditing);
    if (!isEditing) await shown.loadFiles().catch(() => {});
    if (!isEditing) shown.setOpen(true);
  }
  async function copySource(): Promise<string> {
    if (edit && shown.selected === 0) return edit.text;
    if (shown.file) return shown.file.text;
    if (shown.isStatic) return staticSource(frame.current);
    return (await shown.loadFiles())[shown.selected]?.text ?? '';
  }

  const editedText = shown.selected === 0 ? edit?.text : undefined;
  const plain = <Source file={shown.file} text={editedText} fallback={props.source} />;
  return (
    <figure
      ref={frame}
      className={styles.frame}
      id={`${name}.tsx`}
      aria-label={fill(strings.demo.label, { name })}
      data-demo={name}
      data-code-block
      data-stylings={stylings.length > 1 ? stylings.join(' ') : undefined}
      data-full-screen={fullScreen.isFull ? '' : undefined}
    >
      <DemoStage
        stage={stage}
        height={height}
        Runtime={run.loaded?.Runtime}
        Component={edit?.Component ?? run.loaded?.Component}
        failure={run.failure}
        turn={turn}
        onError={onError}
        onWorking={markWorking}
        onReset={reset}
      />
      <DemoToolbar
        ref={toolbar}
        name={name}
        view={view}
        stylings={stylings}
        codeId={codeId}
        open={shown.isOpen}
        editing={isEditing}
        edited={edit !== undefined}
        fullScreen={fullScreen.isFull}
        onToggleCode={() => (shown.isOpen ? shown.setOpen(false) : void shown.show())}
        onVariant={chooseVariant}
        onStyling={chooseStyling}
        onEdit={() => void toggleEditing()}
        onReset={reset}
        onFullScreen={fullScreen.toggle}
        copySource={copySource}
        copyLink={() => demoLink(window.location.href, name, view)}
        onApproach={shown.prefetch}
        menu={
          <DemoMenu
            id={id}
            name={name}
            alone={alone}
            onTakeAway={(destination) => void takeAway(destination)}
            playgroundLink={playgroundLink}
          />
        }
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <DemoCode
        id={codeId}
        demo={name}
        open={shown.isOpen}
        onOpenChange={shown.setOpen}
        fileNames={shown.names}
        selected={shown.selected}
        onSelect={shown.select}
        failed={shown.failed}
        previews={edit ? null : props.previews}
      >
        {isEditing && main && shown.selected === 0 ? (
          <Suspense fallback={plain}>
            <DemoEditor
              key={`${view.styling}-${view.variant}-${turn}`}
              name={name}
              files={shown.files ?? []}
              text={edit?.text ?? main.text}
              onTextChange={changeText}
              onRun={edits.run}
              {...(edit?.error && { runtimeError: edit.error })}
            />
          </Suspense>
        ) : (
          plain
        )}
      </DemoCode>
      {furtherAnchors(name, stylings).map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
    </figure>
  );
}

/** The file that stands in the static HTML, to the byte. */
function staticSource(frame: HTMLElement | null): string {
  return frame?.querySelector('[data-demo-code] code')?.textContent ?? '';
}
