import { useEffect } from 'react';

/** On a phone a bar stands where the tabs were; the page knows by this mark. */
export function useBarInPlaceOfTabs(): void {
  useEffect(() => {
    document.body.dataset.bar = 'open';
    return () => {
      delete document.body.dataset.bar;
    };
  }, []);
}
