import { useEffect } from 'react';

/**
 * Sets `data-bar` on the body while the component is mounted. On phones, styles then replace the
 * bottom navigation bar by the selection bar.
 */
export function useReplaceTabBar(): void {
  useEffect(() => {
    document.body.dataset.bar = 'open';
    return () => {
      delete document.body.dataset.bar;
    };
  }, []);
}
