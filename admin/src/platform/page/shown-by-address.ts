import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the element into view if the fragment of the page's address is its id. */
export function useShownByAddress(place: RefObject<HTMLElement | null>): void {
  // Each navigation counts, so that the same link works again after scrolling away.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (place.current && hash === `#${place.current.id}`)
      place.current.scrollIntoView({ block: 'center' });
  }, [place, hash, key]);
}
