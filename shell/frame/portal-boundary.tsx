import { Component, type ReactNode } from 'react';
import { showStartFailure } from '../boot/index.ts';
import { reloadForStaleChunk } from '../registry/index.ts';

/** The last net: what no app's own boundary caught becomes a message with a reload button. */
export class PortalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof Error && reloadForStaleChunk(error)) return;
    // After React has taken its own content away.
    queueMicrotask(() => showStartFailure(String(error)));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
