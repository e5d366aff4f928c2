import { Component, type ReactNode } from 'react';
import { reloadForStaleChunk } from '../registry/index.ts';

interface RemoteBoundaryProps {
  children: ReactNode;
  fallback: (error: Error, reset: () => void) => ReactNode;
}

/** Catches what an app throws while it renders. A class of its own file, so that hot reload keeps the rest. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | undefined }> {
  override readonly state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof Error) reloadForStaleChunk(error);
  }

  private readonly reset = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.reset) : this.props.children;
  }
}
