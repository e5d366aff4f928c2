import { Component, type ReactNode } from 'react';
import { noteCaught } from './load-failures.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands there instead; `reset` renders the children anew. Default: nothing. */
  fallback?: (error: Error, reset: () => void) => ReactNode;
  /** Called once per failure. */
  onCatch?: (error: Error) => void;
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Keeps what its children throw while rendering from taking the page with them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override readonly state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: toError(thrown) };
  }

  override componentDidCatch(thrown: unknown): void {
    const error = toError(thrown);
    if (noteCaught(error)) addEventListener('online', this.reset, { once: true });
    this.props.onCatch?.(error);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.reset);
  }

  private readonly reset = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback?.(error, this.reset) ?? null;
  }
}
