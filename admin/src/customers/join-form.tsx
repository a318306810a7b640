import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { joinedTariff } from '@five/shared/customers/join.rules';
import { useState } from 'react';
import { ActForm } from '../platform/act-form.tsx';
import { phoneText } from '../platform/format.ts';
import { useSay } from '../platform/i18n.ts';
import { readSession } from '../platform/session.ts';
import { useAct } from '../platform/use-act.ts';
import { useTariffName } from '../platform/use-tariff-name.ts';
import { AccountFinder } from './account-finder.tsx';
import { joinCustomers } from './customers.queries.ts';

interface JoinFormProps {
  card: CustomerAnswer;
  onDone: () => void;
  /** Runs before the card, which is gone, is read again. */
  onJoined?: (account: string) => void;
}

/**
 * Merges two records of one customer. It cannot be undone, so the account's owner is shown first.
 */
export function JoinForm({ card, onDone, onJoined }: JoinFormProps) {
  const say = useSay();
  const [account, setAccount] = useState<CustomerAnswer | null>(null);
  const tariffName = useTariffName();
  const [tried, setTried] = useState(false);
  const act = useAct(
    async (chosen: CustomerAnswer) => {
      const answer = await joinCustomers(chosen.reference, card.reference);
      onJoined?.(chosen.reference);
      return answer;
    },
    ({ fullName }) => say('customer.joined', { name: fullName }),
  );
  const tariffSentence = (kept: string) => {
    const byAdmin = readSession()?.user.scope.includes('admin') ?? false;
    const tariff = joinedTariff(kept, card.tariff, byAdmin);
    const left = tariff !== joinedTariff(kept, card.tariff, true);
    return say(left ? 'customer.join_tariff_left' : 'customer.join_tariff', {
      tariff: tariffName(tariff),
      left: tariffName(card.tariff),
    });
  };
  const send = () => {
    setTried(true);
    if (account !== null) act.mutate(account, { onSuccess: onDone });
  };
  return (
    <ActForm
      title={say('customer.join_title')}
      submit={say('customer.join_submit')}
      danger
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <p>{say('customer.join_help', { name: card.fullName })}</p>
      <AccountFinder
        first={card.phone === null ? card.fullName : phoneText(card.phone)}
        chosen={account}
        onChoose={setAccount}
        error={tried && account === null ? say('customer.join_missing') : null}
      />
      {account && (
        <p role="status">
          {say('customer.join_check', {
            name: account.fullName,
            contact: account.email ?? phoneText(account.phone ?? ''),
          })}
          {account.tariff !== card.tariff && <> {tariffSentence(account.tariff)}</>}
        </p>
      )}
    </ActForm>
  );
}
