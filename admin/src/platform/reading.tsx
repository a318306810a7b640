import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSay } from './i18n.ts';

/** In the place of what is being read. A reading waits for the line: while that is down, this says so, and not that something is on its way. */
export function Reading() {
  const say = useSay();
  const isOnline = useSyncExternalStore((heard) => onlineManager.subscribe(heard), () => onlineManager.isOnline());
  return <p role="status">{say(isOnline ? 'panel.loading' : 'panel.no_line')}</p>;
}
