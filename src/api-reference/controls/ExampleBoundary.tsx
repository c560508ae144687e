import { Component, type ReactNode } from 'react';

interface ExampleBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Keeps a crash inside the preview; other values get a new boundary. */
export class ExampleBoundary extends Component<ExampleBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <p role="alert">
        {this.props.title}: {error.message}
      </p>
    );
  }
}
