import { Component, type ReactNode } from 'react';
import { useTexts } from './BuilderContext.ts';
import styles from './Fields.module.css';

interface PreviewBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** A preview that does not load leaves the settings as they are. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return <Failure onRetry={retry} />;
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { previewFailed, retry } = useTexts();
  return (
    <p role="alert">
      {previewFailed}{' '}
      <button type="button" className={styles.button} onClick={onRetry}>
        {retry}
      </button>
    </p>
  );
}
