import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useAction } from '../../platform/requests/use-action.ts';
import { removeFromMatch } from '../bookings.queries.ts';

/** Removes a player from a match after a confirmation: the player is notified at once. */
export function RemoveFromMatchForm({
  request,
  name,
  onDone,
}: {
  request: string;
  name: string;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const act = useAction(removeFromMatch, () => t('shares.taken_out'));
  return (
    <ActionForm
      title={t('shares.take_out', { name })}
      submit={t('shares.take_out_do')}
      danger
      act={act}
      onSubmit={() => act.mutate(request, { onSuccess: onDone })}
      onBack={onDone}
    >
      <p>{t('shares.take_out_help')}</p>
    </ActionForm>
  );
}
