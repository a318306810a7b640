import { useEffect } from 'react';

/** Marks the page, so that on phones the selection bar replaces the bottom navigation bar. */
export function useReplaceTabBar(): void {
  useEffect(() => {
    document.body.dataset.bar = 'open';
    return () => {
      delete document.body.dataset.bar;
    };
  }, []);
}
