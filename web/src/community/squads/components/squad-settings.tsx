import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import { MAX_SIZE, MIN_SIZE } from '@five/shared/community/matches/matches.rules';
import { MAX_SQUAD_NAME } from '@five/shared/community/squads/squads.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { showToast } from '../../../platform/messages/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { squadRequests } from '../squads.queries.ts';
import '../../../ui/disclosure.css';
import './squad-parts.css';

const request = async () =>
  (await import('@five/shared/community/squads/squads.requests')).UpdateSquadRequest;

/** Lets the captain change the name of a squad and the number of seats of its later matches. */
export function SquadSettings({ squad }: { squad: SquadAnswer }) {
  const { t } = useTranslation('players');
  return (
    <details className="disclosure squad-settings">
      <summary>{t('squads.settings.title')}</summary>
      <FormArea>
        <Fields squad={squad} />
      </FormArea>
    </details>
  );
}

function Fields({ squad }: { squad: SquadAnswer }) {
  const { t } = useTranslation('players');
  const form = useSettings(squad);
  return (
    <form {...form.form} className="squad-form">
      <FailureNotice failure={form.failure} />
      <TextField
        {...form.text('name')}
        label={t('squads.create.name')}
        maxLength={MAX_SQUAD_NAME}
      />
      <div className="squad-size">
        <span>{t('squads.settings.size')}</span>
        <Stepper
          label={t('squads.settings.size')}
          less={t('squads.settings.fewer')}
          more={t('squads.settings.more')}
          value={Number(form.value('size'))}
          min={MIN_SIZE}
          max={MAX_SIZE}
          onChange={(size) => form.set('size', String(size))}
        />
      </div>
      <p>{t('squads.settings.text')}</p>
      <Button type="submit" look="quiet" busy={form.busy}>
        {t('squads.settings.act')}
      </Button>
    </form>
  );
}

function useSettings({ id, name, size }: SquadAnswer) {
  const { t } = useTranslation('players');
  const queryClient = useQueryClient();
  return useForm({
    initial: { name, size: String(size) },
    request,
    bodyOf: (values) => ({ name: values.name, size: Number(values.size) }),
    send: squadRequests(id).update,
    done: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: ['squads'] });
      showToast({ status: 'success', message });
    },
    unanswered: t('squads.unanswered'),
  });
}
