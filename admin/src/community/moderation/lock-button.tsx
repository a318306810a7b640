import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { lockThread, unlockThread } from './moderation.queries.ts';
import { RemovalButton, type RemovalTexts } from './removal-button.tsx';

const TEXTS: RemovalTexts = {
  apply: 'moderation.lock',
  title: 'moderation.lock_title',
  help: 'moderation.lock_help',
  applied: 'moderation.locked_done',
  revert: 'moderation.unlock',
  reverted: 'moderation.unlocked_done',
};

/** Button that locks a discussion against replies, or unlocks it. */
export function LockButton({ reference, locked }: { reference: string; locked: boolean }) {
  return (
    <RemovalButton
      texts={TEXTS}
      icons={{ apply: IconLock, revert: IconLockOpen }}
      applied={locked}
      apply={(reason) => lockThread(reference, reason)}
      revert={() => unlockThread(reference)}
    />
  );
}
