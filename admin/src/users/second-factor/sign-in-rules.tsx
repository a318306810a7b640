import { FormControlLabel, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Link } from 'react-router-dom';
import css from './second-factor.module.css';
import { saveSignInRules, secondFactorQuery, signInRulesQuery } from './second-factor.queries.ts';

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
  const { data: own } = useQuery(secondFactorQuery());
  if (!rules) return null;
  // The API refuses the rule to an admin who could not sign in again under it.
  const lacksOwn = own?.enabled === false;
  return (
    <section>
      <FormControlLabel
        control={
          <Switch
            checked={rules.secondFactorRequired}
            disabled={lacksOwn && !rules.secondFactorRequired}
            onChange={({ target }) => !act.isPending && act.mutate(target.checked)}
          />
        }
        label={t('people.require_factor')}
      />
      <p className={css['rule']}>
        {t('people.require_factor_help')}
        {lacksOwn && (
          <>
            {' '}
            {t('people.require_factor_own')} <Link to="/own_account">{t('own.title')}</Link>
          </>
        )}
      </p>
      <Refusal error={act.error} />
    </section>
  );
}
