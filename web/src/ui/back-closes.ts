import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** What the router keeps of an entry of the history, and whether something lay over the page as it was made. */
interface Entry {
  idx?: number;
  over?: true;
}

const open: (() => void)[] = [];
let here: Entry | null = null;

/**
 * On a phone one goes back from what lies over a page, not from the page: opening adds an entry of the same page, and 'back' to the
 * page below it closes. What was closed by hand leaves its entry behind, which is passed over by the next 'back'.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    here = history.state as Entry | null; // The router's own.
    addEventListener('popstate', tell, { capture: true });
  }, [key]);
  useEffect(() => {
    if (!isOpen) return;
    const one = () => close();
    open.push(one);
    lieOver();
    return () => void open.splice(open.indexOf(one), Number(open.includes(one)));
  }, [isOpen]);
}

function lieOver(): void {
  if (here?.over) return;
  here = { ...(history.state as Entry | null), over: true };
  history.pushState(here, '');
}

/** Heard before the router hears it, which knows nothing of entries that are the same page. */
function tell(event: PopStateEvent): void {
  const before = here;
  here = event.state as Entry | null;
  if (before?.idx === undefined || before.idx !== here?.idx) return;
  event.stopImmediatePropagation();
  if (here.over) return;
  const close = open.pop();
  if (!close) return history.back();
  close();
  if (open.length > 0) lieOver();
}
