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
  /** For lazy code below (AttemptContext). */
  attempt: object;
}

/** Also catches lazy loading that fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, attempt: {} };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failed) this.#retry();
  }

  readonly #retry = () => this.setState({ failed: false, attempt: {} });

  override render() {
    const { fallback, children } = this.props;
    const { failed, attempt } = this.state;
    return failed ? fallback(this.#retry) : <AttemptContext value={attempt}>{children}</AttemptContext>;
  }
}
