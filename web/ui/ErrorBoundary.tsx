import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A change clears the error. */
  resetKey?: string;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Also catches lazy loading that fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
