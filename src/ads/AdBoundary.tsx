'use client';

import { Component, type ReactNode } from 'react';
import { adCrashEvent } from './slotAttributes.ts';

interface AdBoundaryProps {
  children: ReactNode;
  /** Tells analytics; a parameter for tests. */
  onCrash?: () => void;
}

/** A crash while the slot renders hides the slot and is reported; the page around it lives. */
export class AdBoundary extends Component<AdBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    const report = this.props.onCrash ?? (() => window.dispatchEvent(new Event(adCrashEvent)));
    report();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
