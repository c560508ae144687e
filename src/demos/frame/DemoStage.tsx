import { useEffect, type ComponentType, type CSSProperties, type RefObject } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import type { Runtime } from './useDemoRun.ts';
import styles from './DemoStage.module.css';

interface DemoStageProps {
  stage: RefObject<HTMLDivElement | null>;
  height: number;
  Runtime: Runtime | undefined;
  /** What runs; undefined while it loads. */
  Component: ComponentType | undefined;
  /** Why it could not be loaded. */
  failure: Error | undefined;
  /** Counts the resets: each mounts afresh. */
  turn: number;
  onError: (error: Error, Component: ComponentType) => void;
  onWorking: (Component: ComponentType) => void;
  onReset: () => void;
}

/** Where a demo runs; its height is reserved from the first paint on. */
export function DemoStage(props: DemoStageProps) {
  const { stage, height, Runtime, Component, failure, turn, onError, onWorking, onReset } = props;
  const { strings } = useDocsConfig();
  const isReady = Runtime !== undefined && Component !== undefined;
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ '--demo-height': `${height}px` } as CSSProperties}
      aria-busy={!isReady && !failure}
      data-stage
      data-ready={isReady ? '' : undefined}
      data-loading={isReady || failure ? undefined : ''}
    >
      {isReady && (
        <Runtime>
          <DemoBoundary
            running={Component}
            turn={turn}
            onError={onError}
            fallback={(error) => (
              <DemoFailure title={strings.demo.failedTitle} error={error} onReset={onReset} />
            )}
          >
            <Component key={turn} />
            <Working key={`working-${turn}`} Component={Component} onWorking={onWorking} />
          </DemoBoundary>
        </Runtime>
      )}
      {!isReady && failure && (
        <DemoFailure title={strings.demo.loadFailedTitle} error={failure} onReset={onReset} />
      )}
      <noscript>{strings.demo.needsScripts}</noscript>
    </div>
  );
}

/** Tells that its sibling has been on the page for a moment without throwing. */
function Working({
  Component,
  onWorking,
}: Pick<DemoStageProps, 'onWorking'> & { Component: ComponentType }) {
  useEffect(() => {
    const timer = setTimeout(() => onWorking(Component), 50);
    return () => clearTimeout(timer);
  }, [Component, onWorking]);
  return null;
}
