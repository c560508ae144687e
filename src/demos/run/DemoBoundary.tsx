import { Component, type ComponentType, type ReactNode } from 'react';

interface DemoBoundaryProps {
  /** What runs inside: another one is a new chance. */
  running: ComponentType;
  /** Counts the resets. */
  turn: number;
  onError: (error: Error, running: ComponentType) => void;
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

interface DemoBoundaryState {
  error?: Error | undefined;
  running: ComponentType;
  turn: number;
}

/** Keeps a demo's crash in its frame. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  override state: DemoBoundaryState = { running: this.props.running, turn: this.props.turn };

  static getDerivedStateFromProps(
    { running, turn }: DemoBoundaryProps,
    state: DemoBoundaryState,
  ): DemoBoundaryState | null {
    if (running === state.running && turn === state.turn) return null;
    return { running, turn, error: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<DemoBoundaryState, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    const known = error instanceof Error ? error : new Error(String(error));
    this.props.onError(known, this.props.running);
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
