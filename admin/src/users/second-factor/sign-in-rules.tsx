import { FormControlLabel, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { saveSignInRules, signInRulesQuery } from './second-factor.queries.ts';

/** Whether the venue requires a second factor of all staff; for admins. */
export function SignInRules() {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const { data: rules } = useQuery(signInRulesQuery());
  const act = useAction(
    async (required: boolean) => {
      await saveSignInRules(required);
      await client.invalidateQueries({ queryKey: signInRulesQuery().queryKey });
    },
    () => t('people.rules_saved'),
  );
  if (!rules) return null;
  return (
    <section>
      <FormControlLabel
        control={
          <Switch
            checked={rules.secondFactorRequired}
            onChange={({ target }) => !act.isPending && act.mutate(target.checked)}
          />
        }
        label={t('people.require_factor')}
      />
      <p>{t('people.require_factor_help')}</p>
      <Refusal error={act.error} />
    </section>
  );
}
