import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { lockThread, unlockThread } from './moderation.queries.ts';
import { RemovalButton, type RemovalTexts } from './removal-button.tsx';

const WORDS: RemovalTexts = {
  take: 'moderation.lock',
  title: 'moderation.lock_title',
  help: 'moderation.lock_help',
  taken: 'moderation.locked_done',
  back: 'moderation.unlock',
  given: 'moderation.unlocked_done',
};

/** Button that locks a discussion against replies, or unlocks it. */
export function LockButton({ reference, locked }: { reference: string; locked: boolean }) {
  return (
    <RemovalButton
      words={WORDS}
      icons={{ take: IconLock, back: IconLockOpen }}
      taken={locked}
      take={(reason) => lockThread(reference, reason)}
      giveBack={() => unlockThread(reference)}
    />
  );
}
