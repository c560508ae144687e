import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  children: ReactNode;
  onCrash: () => void;
}

/**
 * Around the whole page. What crashes it is mostly a part that cannot be loaded: the network is away,
 * or a newer build has replaced the file. A full load gives the static page, which is complete.
 */
export class PageBoundary extends Component<PageBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
