import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { ReasonForm } from '../../platform/reason-form.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { hidePost, showPost, type PostPath } from './moderation.queries.ts';

interface HideButtonProps {
  path: PostPath;
  reference: string;
  hidden: boolean;
}

/** Takes a post out of sight, which asks for the reason, or shows it again at once. */
export function HideButton({ path, reference, hidden }: HideButtonProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const hide = useAct((reason: string) => hidePost(path, reference, reason), () => say('moderation.hidden_done'));
  const show = useAct(() => showPost(path, reference), () => say('moderation.shown_done'));
  if (asking) return <ReasonForm title={say('moderation.hide_title')} help={say('moderation.hide_help')} label={say('moderation.reason')} submit={say('moderation.hide')} act={hide} onDone={() => setAsking(false)} />;
  return (
    <>
      {hidden ? (
        <Button variant="outlined" disabled={show.isPending} startIcon={<IconEye aria-hidden size={20} />} onClick={() => show.mutate(undefined)}>{say('moderation.show')}</Button>
      ) : (
        <Button variant="outlined" startIcon={<IconEyeOff aria-hidden size={20} />} onClick={() => setAsking(true)}>{say('moderation.hide')}</Button>
      )}
      <Refusal error={show.error} />
    </>
  );
}
