import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { ReasonForm } from '../../platform/reason-form.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { lockThread, unlockThread } from './moderation.queries.ts';

/** Ends a thread for all but reading, which asks for the reason, or opens it again at once. */
export function LockButton({ reference, locked }: { reference: string; locked: boolean }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const lock = useAct((reason: string) => lockThread(reference, reason), () => say('moderation.locked_done'));
  const unlock = useAct(() => unlockThread(reference), () => say('moderation.unlocked_done'));
  if (asking) return <ReasonForm title={say('moderation.lock_title')} help={say('moderation.lock_help')} label={say('moderation.reason')} submit={say('moderation.lock')} act={lock} onDone={() => setAsking(false)} />;
  return (
    <>
      {locked ? (
        <Button variant="outlined" disabled={unlock.isPending} startIcon={<IconLockOpen aria-hidden size={20} />} onClick={() => unlock.mutate(undefined)}>{say('moderation.unlock')}</Button>
      ) : (
        <Button variant="outlined" startIcon={<IconLock aria-hidden size={20} />} onClick={() => setAsking(true)}>{say('moderation.lock')}</Button>
      )}
      <Refusal error={unlock.error} />
    </>
  );
}
