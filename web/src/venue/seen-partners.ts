import { useEffect, useRef, type RefObject } from 'react';
import { isMeasuringRefused } from '../platform/consent.ts';

/**
 * Tells the API which of the marks in this list were seen, each once while the page lasts: elements with `data-partner`. Nothing is
 * kept on the device and nothing of who looks is sent; robots and who refused to be measured send nothing at all. What does it is
 * loaded once the list is in sight: most visits end above it.
 * @param drawn what the list is drawn from; undefined while it is not there
 */
export function useSeenPartners<List extends HTMLElement>(drawn: unknown): RefObject<List | null> {
  const list = useRef<List>(null);
  const told = useRef(new Set<string>());
  useEffect(() => {
    const { current } = list;
    if (!current || !drawn || navigator.webdriver || isMeasuringRefused()) return undefined;
    let end = () => undefined as void;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      let over = false;
      end = () => void (over = true);
      void import('./seen-watch.ts').then(({ SeenWatch }) => {
        if (over) return;
        const watch = new SeenWatch(told.current);
        watch.start(current.querySelectorAll('[data-partner]'));
        end = () => watch.end();
      }, () => undefined);
    });
    sight.observe(current);
    return () => {
      sight.disconnect();
      end();
    };
  }, [drawn]);
  return list;
}
