import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** Identifies the content; when it changes, the content is rendered again after an error. */
  subject: string;
  children: ReactNode;
}

/** Limits a render error to its page, so that the top bar and other pages keep working. */
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
