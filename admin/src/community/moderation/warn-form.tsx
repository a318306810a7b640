import { useSay } from '../../platform/i18n.ts';
import { ReasonForm } from '../../platform/reason-form.tsx';
import { useAct } from '../../platform/use-act.ts';
import { warn } from './moderation.queries.ts';

export interface Judged {
  reference: string;
  name: string;
}

/** Warns a player, who is shown the reason. */
export function WarnForm({
  player: { reference, name },
  onDone,
}: {
  player: Judged;
  onDone: () => void;
}) {
  const say = useSay();
  const act = useAct(
    (reason: string) => warn(reference, reason),
    () => say('moderation.warned'),
  );
  return (
    <ReasonForm
      title={say('moderation.warn_title', { name: `\u2068${name}\u2069` })}
      help={say('moderation.warn_help')}
      label={say('moderation.reason')}
      submit={say('moderation.warn')}
      act={act}
      onDone={onDone}
    />
  );
}
