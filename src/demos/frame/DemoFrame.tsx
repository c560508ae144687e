'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import type { DemoPictures } from '../../pictures/index.ts';
import type { DemoAssets } from '../run/index.ts';
import { demoCodePath, type DemoHeight, type Styling } from '../source/index.ts';
import { DemoCode, Source } from './DemoCode.tsx';
import { furtherAnchors } from './demoLink.ts';
import { DemoMenu } from './DemoMenu.tsx';
import { DemoStage } from './DemoStage.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';
import { useDemo } from './useDemo.ts';
import styles from './DemoFrame.module.css';

const DemoEditor = lazy(() =>
  import('../editor/index.editor.ts').then((module) => ({ default: module.DemoEditor })),
);

export interface DemoFrameProps {
  id: string;
  name: string;
  height: DemoHeight;
  assets: Partial<Record<Styling, DemoAssets>>;
  /** Of the scripts, compressed; unknown in development. */
  bytes: Partial<Record<Styling, number | undefined>>;
  stylings: Styling[];
  /** In the default styling and language. */
  fileNames: string[];
  /** The demo needs a license key, and there is one. */
  licensed: boolean;
  /** On the demo's own page. */
  alone?: boolean | undefined;
  /** As wide as the room beside the text allows. */
  wide?: boolean | undefined;
  /** A drawing that is shown instead of the demo until a reader acts. */
  picture?: ReactNode;
  /** Of the demo, for as long as it does not run. */
  pictures?: DemoPictures | undefined;
  /** The code, rendered on the server. */
  previews: ReactNode;
  source: ReactNode;
}

/** A running demo, its toolbar and its code. */
export function DemoFrame(props: DemoFrameProps) {
  const { id, name, height, stylings, alone = false } = props;
  const { strings } = useDocsConfig();
  // React's own ids are not unique among the islands of a page.
  const codeId = `${name}-code`;
  const { frame, stage, toolbar, shown, edits, run, exports, ...demo } = useDemo(props);
  const { edit } = edits;
  const plain = <Source file={demo.plainFile} text={demo.editedText} fallback={props.source} />;
  return (
    <figure
      ref={frame}
      className={styles.frame}
      id={`${name}.tsx`}
      aria-label={fill(strings.demo.label, { name })}
      data-demo={name}
      data-waits={props.picture ? '' : undefined}
      data-wide={props.wide ? '' : undefined}
      data-code-block
      data-stylings={stylings.length > 1 ? stylings.join(' ') : undefined}
      data-full-screen={demo.fullScreen.isFull ? '' : undefined}
    >
      <DemoStage
        stage={stage}
        height={height}
        look={demo.look}
        picture={props.picture}
        assets={props.licensed ? undefined : JSON.stringify(props.assets)}
        Runtime={run.loaded?.Runtime}
        styling={run.loaded?.styling ?? 'system'}
        Component={demo.Component}
        failure={run.failure}
        pictures={props.pictures}
        label={fill(strings.demo.picture, { name })}
        onRun={run.waits ? run.start : undefined}
        turn={demo.turn}
        onError={demo.onError}
        onWorking={edits.markWorking}
        onReset={demo.reset}
      />
      <DemoToolbar
        ref={toolbar}
        name={name}
        view={demo.view}
        stylings={stylings}
        codeId={codeId}
        open={shown.isOpen}
        editing={demo.isEditing}
        draft={demo.draft}
        status={demo.undo && strings.demo.editsRemoved}
        fullScreen={demo.fullScreen.isFull}
        onToggleCode={demo.toggleCode}
        onVariant={demo.chooseVariant}
        onStyling={demo.chooseStyling}
        onEdit={() => void demo.toggleEditing()}
        onContinue={() => void demo.startEditing()}
        onReset={demo.reset}
        onFullScreen={demo.fullScreen.toggle}
        copies={demo.copies}
        codePath={demoCodePath(id)}
        allCopied={demo.isAllCopied}
        copySource={demo.copySource}
        copyLink={demo.copyLink}
        onApproach={shown.prefetch}
        menu={
          <DemoMenu
            id={id}
            name={name}
            alone={alone}
            look={demo.look}
            bytes={props.bytes[demo.view.styling]}
            onTakeAway={(destination) => void exports.takeAway(destination)}
            playgroundLink={exports.playgroundLink}
          />
        }
      />
      {exports.problem && (
        <p className={styles.problem} role="alert">
          {exports.problem}
        </p>
      )}
      {demo.undo && (
        <p className={styles.notice}>
          {strings.demo.editsRemoved}
          <button type="button" onClick={demo.undo}>
            {strings.demo.undo}
          </button>
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
        allCopied={demo.isAllCopied}
        onCopyAll={demo.copyAll}
        failed={shown.failed}
        previews={edit ? null : props.previews}
      >
        {demo.editsShown ? (
          <Suspense fallback={plain}>
            <DemoEditor
              key={demo.editorKey}
              name={name}
              draftStart={demo.draftStart}
              files={shown.files ?? []}
              text={edit?.text}
              onTextChange={demo.changeText}
              onRun={edits.run}
              onShowOriginal={demo.showOriginal}
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
