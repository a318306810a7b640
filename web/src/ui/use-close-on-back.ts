import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** The router's state of a history entry, and whether an overlay was open when it was made. */
interface Entry {
  idx?: number;
  over?: true;
}

const open: (() => void)[] = [];
let here: Entry | null = null;

/**
 * Makes 'back' close an overlay instead of leaving the page: opening pushes an entry for the same
 * page, and going back below it closes the overlay. Closing by hand leaves that entry, which the
 * next 'back' skips.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    here = history.state as Entry | null; // Set by the router.
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

/** Registered before the router's listener, which does not distinguish entries of the same page. */
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
