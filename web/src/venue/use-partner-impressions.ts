import { useEffect, useRef, type RefObject } from 'react';
import { isAnalyticsRefused } from '../platform/consent.ts';

/**
 * Reports which partner logos (elements with `data-partner`) of this list were viewed, each once
 * per page. Nothing is stored on the device and no visitor data is sent; robots and visitors who
 * refused analytics send nothing. The observer loads once the list is in view, since most visits
 * end above it.
 * @param drawn what the list is rendered from; undefined until it is loaded
 */
export function usePartnerImpressions<List extends HTMLElement>(
  drawn: unknown,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const reported = useRef(new Set<string>());
  useEffect(() => {
    const { current } = list;
    if (!current || !drawn || navigator.webdriver || isAnalyticsRefused()) return undefined;
    let end = () => undefined as void;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      let over = false;
      end = () => void (over = true);
      void import('./impression-tracker.ts').then(
        ({ ImpressionTracker: ImpressionTracker }) => {
          if (over) return;
          const watch = new ImpressionTracker(reported.current);
          watch.start(current.querySelectorAll('[data-partner]'));
          end = () => watch.end();
        },
        () => undefined,
      );
    });
    sight.observe(current);
    return () => {
      sight.disconnect();
      end();
    };
  }, [drawn]);
  return list;
}
