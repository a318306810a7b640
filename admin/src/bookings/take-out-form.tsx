import { ActForm } from '../platform/act-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { useAct } from '../platform/use-act.ts';
import { takeOutOfMatch } from './bookings.queries.ts';

/** Removes a player from a match after a confirmation: the player is notified at once. */
export function TakeOutForm({
  request,
  name,
  onDone,
}: {
  request: string;
  name: string;
  onDone: () => void;
}) {
  const say = useSay();
  const act = useAct(takeOutOfMatch, () => say('shares.taken_out'));
  return (
    <ActForm
      title={say('shares.take_out', { name })}
      submit={say('shares.take_out_do')}
      danger
      act={act}
      onSubmit={() => act.mutate(request, { onSuccess: onDone })}
      onBack={onDone}
    >
      <p>{say('shares.take_out_help')}</p>
    </ActForm>
  );
}
