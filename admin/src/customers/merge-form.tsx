import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { mergedTariff } from '@five/shared/customers/merge.rules';
import { useState } from 'react';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { phoneText } from '../platform/texts/format.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { readSession } from '../platform/requests/session.ts';
import { useAction } from '../platform/requests/use-action.ts';
import { useTariffName } from '../platform/texts/use-names.ts';
import { AccountFinder } from './account-finder.tsx';
import { mergeCustomers } from './customers.queries.ts';

interface JoinFormProps {
  card: CustomerAnswer;
  onDone: () => void;
  /**
   * Called with the account's reference right after the merge, before the queries are refetched:
   * the record `card` no longer exists then.
   */
  onJoined?: (account: string) => void;
}

/**
 * Merges two records of one customer. The merge cannot be undone, so the account's owner is shown
 * first.
 */
export function MergeForm({ card, onDone, onJoined }: JoinFormProps) {
  const t = useTypedTranslate();
  const [account, setAccount] = useState<CustomerAnswer | null>(null);
  const [tried, setTried] = useState(false);
  const act = useAction(
    async (chosen: CustomerAnswer) => {
      const answer = await mergeCustomers(chosen.reference, card.reference);
      onJoined?.(chosen.reference);
      return answer;
    },
    ({ fullName }) => t('customer.joined', { name: fullName }),
  );
  const send = () => {
    setTried(true);
    if (account !== null) act.mutate(account, { onSuccess: onDone });
  };
  return (
    <ActionForm
      title={t('customer.join_title')}
      submit={t('customer.join_submit')}
      danger
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <p>{t('customer.join_help', { name: card.fullName })}</p>
      <AccountFinder
        first={card.phone === null ? card.fullName : phoneText(card.phone)}
        chosen={account}
        onChoose={setAccount}
        error={tried && account === null ? t('customer.join_missing') : null}
      />
      {account && <MergePreview card={card} account={account} />}
    </ActionForm>
  );
}

/**
 * Shows the owner of the account; if the tariffs of record and account differ, also the tariff
 * after the merge.
 */
function MergePreview({ card, account }: { card: CustomerAnswer; account: CustomerAnswer }) {
  const t = useTypedTranslate();
  const tariffName = useTariffName();
  const byAdmin = readSession()?.user.scope.includes('admin') ?? false;
  const tariff = mergedTariff(account.tariff, card.tariff, byAdmin);
  const left = tariff !== mergedTariff(account.tariff, card.tariff, true);
  return (
    <p role="status">
      {t('customer.join_check', {
        name: account.fullName,
        contact: account.email ?? phoneText(account.phone ?? ''),
      })}
      {account.tariff !== card.tariff && (
        <>
          {' '}
          {t(left ? 'customer.join_tariff_left' : 'customer.join_tariff', {
            tariff: tariffName(tariff),
            left: tariffName(card.tariff),
          })}
        </>
      )}
    </p>
  );
}
