import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * State of a history entry: `idx` is set by the router; `over` is true if an overlay was open when
 * the entry was created.
 */
interface Entry {
  idx?: number;
  over?: true;
}

const open: (() => void)[] = [];
let here: Entry | null = null;

/**
 * Closes an overlay on 'back' instead of leaving the page. Opening the overlay adds a history entry
 * for the same page; going back to the previous entry closes the overlay. If the user closes the
 * overlay otherwise, the added entry stays, and the next 'back' skips it.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // At this point the router has already set the state of the current history entry, so the state
    // can be read.
    here = history.state as Entry | null;
    addEventListener('popstate', onPopState, { capture: true });
  }, [key]);
  useEffect(() => {
    if (!isOpen) return;
    const one = () => close();
    open.push(one);
    pushOverlayEntry();
    return () => void open.splice(open.indexOf(one), Number(open.includes(one)));
  }, [isOpen]);
}

function pushOverlayEntry(): void {
  if (here?.over) return;
  here = { ...(history.state as Entry | null), over: true };
  history.pushState(here, '');
}

/**
 * Handles 'back' before the router's listener, which cannot distinguish entries of the same page.
 */
function onPopState(event: PopStateEvent): void {
  const before = here;
  here = event.state as Entry | null;
  if (before?.idx === undefined || before.idx !== here?.idx) return;
  event.stopImmediatePropagation();
  if (here.over) return;
  const close = open.pop();
  if (!close) return history.back();
  close();
  if (open.length > 0) pushOverlayEntry();
}
