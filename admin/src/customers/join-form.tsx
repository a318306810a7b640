import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { Button } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { phoneText } from '../platform/format.ts';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { intoSight } from '../ui/into-sight.ts';
import css from '../ui/reason-form.module.css';
import { AccountFinder } from './account-finder.tsx';
import { joinCustomers } from './customers.queries.ts';

/** Two cards of one person become one. It cannot be undone: whose account it is stands there before it is pressed. */
export function JoinForm({ card, onDone }: { card: CustomerAnswer; onDone: () => void }) {
  const say = useSay();
  const heading = useId();
  const [account, setAccount] = useState<CustomerAnswer | null>(null);
  const [tried, setTried] = useState(false);
  const act = useAct(
    (chosen: CustomerAnswer) => joinCustomers(chosen.reference, card.reference),
    ({ fullName }) => say('customer.joined', { name: fullName }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (account !== null && !act.isPending) act.mutate(account, { onSuccess: onDone });
  };
  return (
    <form ref={intoSight} className={css['form']} aria-labelledby={heading} onSubmit={send} noValidate>
      <h3 id={heading}>{say('customer.join_title')}</h3>
      <p>{say('customer.join_help', { name: card.fullName })}</p>
      <AccountFinder first={card.phone === null ? card.fullName : phoneText(card.phone)} chosen={account} onChoose={setAccount} error={tried && account === null ? say('customer.join_missing') : null} />
      {account && <p role="status">{say('customer.join_check', { name: account.fullName, contact: account.email ?? phoneText(account.phone ?? '') })}</p>}
      <Refusal error={act.error} />
      <div className={css['buttons']}>
        <Button type="submit" variant="contained" color="error" disabled={act.isPending}>
          {say('customer.join_submit')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {say('booking.keep')}
        </Button>
      </div>
    </form>
  );
}
