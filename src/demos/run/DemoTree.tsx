import { useEffect, type ComponentType, type ReactNode } from 'react';
import { PreferenceContext, type PreferenceStore } from '../../preferences/index.ts';
import type { OwnLook } from '../../theme/index.material.ts';
import type { DemoRuntime } from './DemoRuntime.tsx';
import type { Styling } from '../source/index.ts';
import { DemoBoundary } from './DemoBoundary.tsx';

export type Runtime = typeof DemoRuntime;

export interface RunningDemo {
  store: PreferenceStore;
  Runtime: Runtime;
  styling: Styling;
  /** Where the demo does not follow the page. */
  look?: OwnLook | undefined;
  Component: ComponentType;
  /** The number of resets. Each reset mounts the demo again. */
  turn: number;
  onError: (error: Error, Component: ComponentType) => void;
  /** It has been on the page for a moment without throwing. */
  onWorking: (Component: ComponentType) => void;
  /** In place of a demo that cannot go on. */
  fallback: (error: Error) => ReactNode;
}

interface DemoTreeProps extends RunningDemo {
  onMounted: () => void;
}

/** A demo with its providers. Both starters render this same tree, so React keeps the demo's state at the hand-over. */
export function DemoTree(props: DemoTreeProps) {
  const {
    store,
    Runtime: Surroundings,
    styling,
    look,
    Component,
    turn,
    onError,
    onWorking,
    fallback,
  } = props;
  return (
    <PreferenceContext value={store}>
      <Surroundings styling={styling} look={look}>
        <DemoBoundary running={Component} turn={turn} onError={onError} fallback={fallback}>
          <Component key={turn} />
          <Working key={`working-${turn}`} Component={Component} onWorking={onWorking} />
        </DemoBoundary>
        <Mounted onMounted={props.onMounted} />
      </Surroundings>
    </PreferenceContext>
  );
}

function Mounted({ onMounted }: Pick<DemoTreeProps, 'onMounted'>) {
  useEffect(onMounted, [onMounted]);
  return null;
}

/** Reports that its sibling has rendered without an error. */
function Working({ Component, onWorking }: Pick<RunningDemo, 'Component' | 'onWorking'>) {
  useEffect(() => {
    const timer = setTimeout(() => onWorking(Component), 50);
    return () => clearTimeout(timer);
  }, [Component, onWorking]);
  return null;
}
