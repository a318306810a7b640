import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ARRIVING } from '../../platform/page/paths.ts';

/**
 * After a search, moves the focus to the first result when the results are loaded. If there are no
 * results, the page receives the focus.
 */
export function FocusFirstResult() {
  const { isFetching, isPending } = useListContext();
  const { state, key } = useLocation();
  const arrived = useRef('');
  const isArriving = (state as typeof ARRIVING | null)?.arriving === true;
  useEffect(() => {
    if (!isArriving || isFetching || isPending || arrived.current === key) return;
    arrived.current = key;
    const main = document.querySelector<HTMLElement>('main');
    (main?.querySelector<HTMLElement>('[data-answers] a') ?? main)?.focus();
  }, [isArriving, isFetching, isPending, key]);
  return null;
}
