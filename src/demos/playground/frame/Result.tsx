import { Component as ReactComponent, useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RegistryModule } from '../../editor/index.ts';
import type { createLookStore } from './look.ts';

interface ResultProps {
  Component: ComponentType;
  Runtime: RegistryModule['Runtime'];
  look: ReturnType<typeof createLookStore>;
  onShown: () => void;
  onError: (error: unknown) => void;
}

export function Result({ Component, Runtime, look, onShown, onError }: ResultProps) {
  const { direction } = useSyncExternalStore(look.subscribe, look.get);
  return (
    <Runtime direction={direction} storageManager={look.storageManager} isLayered>
      <LastWorking Component={Component} onError={onError}>
        {(Shown) => (
          <>
            <Shown />
            {Shown === Component && <Notice of={Shown} onShown={onShown} />}
          </>
        )}
      </LastWorking>
    </Runtime>
  );
}

function Notice({ of, onShown }: { of: ComponentType; onShown: () => void }) {
  useEffect(() => onShown(), [of, onShown]);
  return null;
}

interface LastWorkingProps {
  Component: ComponentType;
  onError: (error: unknown) => void;
  children: (Shown: ComponentType) => ReactNode;
}

interface LastWorkingState {
  /** The newest one that was seen to run. */
  working?: ComponentType | undefined;
  failed?: ComponentType | undefined;
}

/** Shows the newest component that does not throw. */
class LastWorking extends ReactComponent<LastWorkingProps, LastWorkingState> {
  override state: LastWorkingState = {};

  override componentDidCatch(error: unknown): void {
    const { Component, onError } = this.props;
    const { working } = this.state;
    this.setState({
      failed: Component,
      // One that ran and then threw is no longer to be trusted.
      working: working === Component ? undefined : working,
    });
    onError(error);
  }

  override componentDidMount(): void {
    this.remember();
  }

  override componentDidUpdate(): void {
    this.remember();
  }

  private remember(): void {
    const { Component } = this.props;
    const { working, failed } = this.state;
    if (failed !== Component && working !== Component) this.setState({ working: Component });
  }

  override render(): ReactNode {
    const { Component, children } = this.props;
    const { failed, working } = this.state;
    const Shown = failed === Component ? working : Component;
    return Shown ? children(Shown) : null;
  }
}
