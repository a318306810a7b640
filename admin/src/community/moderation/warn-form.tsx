import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ReasonForm } from '../../platform/forms/reason-form.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { warn } from './moderation.queries.ts';

export interface ModeratedPlayer {
  reference: string;
  name: string;
}

/** Form to warn a player; the player is shown the reason. */
export function WarnForm({
  player: { reference, name },
  onDone,
}: {
  player: ModeratedPlayer;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const act = useAction(
    (reason: string) => warn(reference, reason),
    () => t('moderation.warned'),
  );
  return (
    <ReasonForm
      title={t('moderation.warn_title', { name: `\u2068${name}\u2069` })}
      help={t('moderation.warn_help')}
      label={t('moderation.reason')}
      submit={t('moderation.warn')}
      act={act}
      onDone={onDone}
    />
  );
}
