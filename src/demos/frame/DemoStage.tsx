import {
  useEffect,
  useRef,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { usePreferenceStore } from '../../preferences/index.ts';
import { demoOwner, settleStage, type Runtime } from '../run/index.ui.ts';
import { heightVariables, type DemoHeight, type Styling } from '../source/index.ts';
import { keepPress, type DemoPictures } from '../../pictures/index.ts';
import { StagePicture } from '../../pictures/index.ui.ts';
import type { DemoLook } from './useDemoLook.ts';
import { DemoFailure } from './DemoFailure.tsx';
import styles from './DemoStage.module.css';

interface DemoStageProps {
  stage: RefObject<HTMLDivElement | null>;
  height: DemoHeight;
  look: DemoLook;
  /** Shown until the demo is. */
  picture: ReactNode;
  /** For the script that starts demos before the application; undefined: only the application starts it. */
  assets: string | undefined;
  Runtime: Runtime | undefined;
  /** Of what is loaded. */
  styling: Styling;
  /** What runs; undefined while it loads. */
  Component: ComponentType | undefined;
  /** Why it could not be loaded. */
  failure: Error | undefined;
  pictures: DemoPictures | undefined;
  /** What the picture shows. */
  label: string;
  /** The demo waits for the reader to start it. */
  onRun: (() => void) | undefined;
  /** Counts the resets: each mounts afresh. */
  turn: number;
  onError: (error: Error, Component: ComponentType) => void;
  onWorking: (Component: ComponentType) => void;
  onReset: () => void;
}

const empty = { __html: '' };

/** Where a demo runs; its height is reserved from the first paint on. */
export function DemoStage(props: DemoStageProps) {
  const { stage, height, picture, assets, Runtime, styling, Component, failure, turn } = props;
  const { onError, onWorking, onReset, onRun } = props;
  const { own, width } = props.look;
  const { strings } = useDocsConfig();
  const store = usePreferenceStore();
  const host = useRef<HTMLDivElement>(null);
  const { failedTitle, loadFailedTitle, reset, needsScripts } = strings.demo;

  useEffect(() => {
    if (!stage.current || !Runtime || !Component) return;
    const fallback = (error: Error) => (
      <DemoFailure title={failedTitle} reset={reset} error={error} onReset={onReset} />
    );
    const look = own;
    const demo = { store, Runtime, styling, look, Component, turn, onError, onWorking, fallback };
    demoOwner.render(stage.current, demo);
  });
  useEffect(() => {
    const element = host.current;
    return () => {
      if (element) demoOwner.end(element);
    };
  }, []);
  useEffect(() => {
    const element = stage.current;
    const keep = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      // The button only starts the demo: there is nothing to press again.
      if (!element || !target?.closest('[data-picture]') || target.closest('button')) return;
      keepPress(element, event);
      onRun?.();
    };
    element?.addEventListener('click', keep);
    return () => element?.removeEventListener('click', keep);
  }, [stage, onRun]);
  const hasFailed = failure !== undefined && Component === undefined;
  useEffect(() => {
    if (hasFailed && stage.current) settleStage(stage.current, false);
  }, [hasFailed, stage]);

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={heightVariables(height) as CSSProperties}
      dir={own.direction}
      data-mode={own.mode}
      data-width={width === 'full' ? undefined : width}
      aria-busy
      data-stage
      data-loading=""
      data-assets={assets}
      suppressHydrationWarning
    >
      {props.pictures && (
        <StagePicture pictures={props.pictures} label={props.label} onRun={onRun} />
      )}
      <div
        ref={host}
        className={styles.host}
        data-host
        dangerouslySetInnerHTML={empty}
        suppressHydrationWarning
      />
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      {hasFailed && (
        <DemoFailure title={loadFailedTitle} reset={reset} error={failure} onReset={onReset} />
      )}
      <noscript>{needsScripts}</noscript>
    </div>
  );
}
