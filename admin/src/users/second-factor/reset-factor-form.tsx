import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { useQueryClient } from '@tanstack/react-query';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { resetSecondFactor } from './second-factor.queries.ts';

/** Removes the second factor of a colleague, for example after a phone was lost. */
export function ResetFactorForm({
  user: { reference, fullName },
  onDone,
}: {
  user: StaffUserAnswer;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const act = useAction(
    async () => {
      await resetSecondFactor(reference);
      await client.invalidateQueries({ queryKey: ['users'] });
    },
    () => t('people.factor_reset'),
  );
  return (
    <ActionForm
      title={t('people.reset_factor')}
      submit={t('people.reset_factor')}
      danger
      act={act}
      takesFocus
      onBack={onDone}
      onSubmit={() => act.mutate(undefined, { onSuccess: onDone })}
    >
      <p>{t('people.reset_factor_help', { name: fullName })}</p>
    </ActionForm>
  );
}
