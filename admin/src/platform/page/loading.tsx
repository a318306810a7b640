import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTypedTranslate } from '../texts/i18n.ts';

/**
 * Placeholder while loading. It states when the browser is offline, because a paused query does not
 * progress.
 */
export function Loading() {
  const t = useTypedTranslate();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  return <p role="status">{t(isOnline ? 'panel.loading' : 'panel.no_line')}</p>;
}
