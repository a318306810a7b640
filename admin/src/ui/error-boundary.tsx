import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** What is shown; when it changes, it is tried again. */
  subject: string;
  children: ReactNode;
}

/** A page that throws takes itself down and not the bar above it, nor the next page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate({ subject }: ErrorBoundaryProps): void {
    if (this.state.broken && subject !== this.props.subject) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
