import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSay } from './i18n.ts';

/** Placeholder while loading. Offline it says so, because a paused query does not progress. */
export function Reading() {
  const say = useSay();
  const isOnline = useSyncExternalStore(
    (heard) => onlineManager.subscribe(heard),
    () => onlineManager.isOnline(),
  );
  return <p role="status">{say(isOnline ? 'panel.loading' : 'panel.no_line')}</p>;
}
