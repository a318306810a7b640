import { useEffect } from 'react';

/** Marks the page so that the bottom bar replaces the tabs on phones. */
export function useReplaceTabBar(): void {
  useEffect(() => {
    document.body.dataset.bar = 'open';
    return () => {
      delete document.body.dataset.bar;
    };
  }, []);
}
