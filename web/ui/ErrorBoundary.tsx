import { Component, type ReactNode } from 'react';
import { AttemptContext } from '#web/hooks/lazyModule.ts';

interface ErrorBoundaryProps {
  /** A change clears the error. */
  resetKey?: string;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  retries: number;
}

/** Also catches lazy loading that fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = AttemptContext;
  declare context: string;
  override state: ErrorBoundaryState = { failed: false, retries: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failed) this.#retry();
  }

  readonly #retry = () => this.setState(({ retries }) => ({ failed: false, retries: retries + 1 }));

  override render() {
    const { resetKey = '', fallback, children } = this.props;
    const { failed, retries } = this.state;
    if (failed) return fallback(this.#retry);
    // Not the boundary itself: React makes a new one for each rendering until one is shown.
    return <AttemptContext value={`${this.context} ${resetKey} ${retries}`}>{children}</AttemptContext>;
  }
}
