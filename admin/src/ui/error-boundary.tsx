import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** Identifies the content; a change retries the render. */
  subject: string;
  children: ReactNode;
}

/** Limits an error to its page, so that the top bar and other pages keep working. */
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
