import { useEffect, useRef, type RefObject } from 'react';
import { isAnalyticsRefused } from '../platform/analytics/consent.ts';

/**
 * Reports which partner logos of a list (elements with `data-partner`) were viewed, each logo once
 * per page. Nothing is stored on the device, and no data about the visitor is sent. Robots and
 * visitors that refused analytics send nothing. The code is loaded once the list is in view,
 * because most visits end before.
 * @param drawn data from which the list is rendered; undefined until it is loaded
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
