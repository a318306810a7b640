import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /**
   * Key of the displayed content, such as its path. After a render error, a new key renders the
   * content again.
   */
  subject: string;
  children: ReactNode;
}

/**
 * Shows `fallback` instead of a page that failed to render, so that the top bar and other pages
 * keep working.
 */
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
