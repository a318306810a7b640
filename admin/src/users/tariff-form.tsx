import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { useAction } from '../platform/requests/use-action.ts';
import { tariffsQuery } from '../platform/requests/venue.queries.ts';
import { Choice } from '../ui/choice.tsx';
import { assignTariff } from './users.queries.ts';

interface TariffFormProps {
  /** Reference of the customer record; customers with an account have a record too. */
  customer: string;
  name: string;
  tariff: string;
  onDone: () => void;
}

/** Form that assigns a tariff to a customer. */
export function TariffForm({ customer, name, tariff, onDone }: TariffFormProps) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const { data: tariffs = [] } = useQuery(tariffsQuery());
  const [chosen, setChosen] = useState(tariff);
  const act = useAction(
    async () => {
      const answer = await assignTariff(customer, chosen);
      await client.invalidateQueries({ queryKey: ['users'] });
      return answer;
    },
    () => t('people.tariff_done'),
  );
  return (
    <ActionForm
      title={t('people.tariff_title', { name })}
      submit={t('people.tariff_submit')}
      act={act}
      disabled={chosen === tariff}
      onBack={onDone}
      onSubmit={() => act.mutate(undefined, { onSuccess: onDone })}
    >
      <Choice
        label={t('people.tariff')}
        value={chosen}
        onChange={setChosen}
        options={tariffs.map(({ reference, name: label }) => ({
          value: reference,
          label: <bdi>{label}</bdi>,
        }))}
      />
      {tariffs.length === 1 && (
        <p>
          {t('people.tariff_standard_only')} <Link to="/tariffs">{t('people.tariff_add')}</Link>
        </p>
      )}
      <p>{t('people.tariff_help')}</p>
    </ActionForm>
  );
}
