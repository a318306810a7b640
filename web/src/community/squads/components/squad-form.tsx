import { MAX_SQUAD_NAME } from '@five/shared/community/squads/squads.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useForm } from '../../../platform/form/form.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { createSquad } from '../squads.queries.ts';
import './squad-parts.css';

const request = async () =>
  (await import('@five/shared/community/squads/squads.requests')).CreateSquadRequest;

/** Form of a new squad; its page opens afterwards. */
export function SquadForm() {
  const { t } = useTranslation('players');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { name: '' },
    request,
    send: createSquad,
    done: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: ['squads'] });
      void navigate(localize(`/account/squads/${data.id}`));
    },
    unanswered: t('squads.unanswered'),
  });
  return (
    <form {...form.form} className="squad-form">
      <h2>{t('squads.create.title')}</h2>
      <p>{t('squads.create.text')}</p>
      <FailureNotice failure={form.failure} />
      <TextField
        {...form.text('name')}
        label={t('squads.create.name')}
        maxLength={MAX_SQUAD_NAME}
      />
      <Button type="submit" busy={form.busy}>
        {t('squads.create.act')}
      </Button>
    </form>
  );
}
