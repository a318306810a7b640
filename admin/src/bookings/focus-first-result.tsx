import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ARRIVING } from '../platform/paths.ts';

/**
 * Coming from the search, the first result receives the focus once loaded; the page if there are
 * none.
 */
export function FocusFirstResult() {
  const { isFetching, isPending } = useListContext();
  const { state, key } = useLocation();
  const arrived = useRef('');
  const comes = (state as typeof ARRIVING | null)?.arriving === true;
  useEffect(() => {
    if (!comes || isFetching || isPending || arrived.current === key) return;
    arrived.current = key;
    const main = document.querySelector<HTMLElement>('main');
    (main?.querySelector<HTMLElement>('[data-answers] a') ?? main)?.focus();
  }, [comes, isFetching, isPending, key]);
  return null;
}
