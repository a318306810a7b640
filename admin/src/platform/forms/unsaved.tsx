import { useBlocker } from 'ra-core';
import { useEffect } from 'react';
import { Confirm } from 'react-admin';
import { useTypedTranslate } from '../texts/i18n.ts';
import { isLeaving } from '../page/paths.ts';

/**
 * Requires a confirmation before unsaved input is discarded by a link, 'back', a reload or closing
 * the page.
 */
export function Unsaved({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && isLeaving(currentLocation, nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!when) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [when]);
  // Continues a blocked navigation without a confirmation if the input was saved or deleted
  // meanwhile.
  useEffect(() => {
    if (isBlocked && !when) blocker.proceed?.();
  }, [isBlocked, when, blocker]);
  return (
    <LeaveQuestion
      isOpen={isBlocked && when}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

/**
 * The confirmation dialog before unsaved input is discarded. It is also used for changes that would
 * unmount the input.
 */
export function LeaveQuestion({
  isOpen,
  onLeave,
  onStay,
}: {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}) {
  const t = useTypedTranslate();
  return (
    <Confirm
      isOpen={isOpen}
      title={t('leave.title')}
      content={t('leave.help')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      confirmColor="warning"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
