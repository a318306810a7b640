import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { needsReason } from '@five/shared/payments/cash.rules';
import { MAX_REASON } from '@five/shared/platform/lengths';
import { Button, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sending } from '../../platform/act-form.tsx';
import { failureOf } from '../../platform/http.ts';
import { useSay } from '../../platform/i18n.ts';
import { drawerPage } from '../../platform/paths.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import payments from '../payments.module.css';
import css from './cash.module.css';
import { closeDrawer } from './cash.queries.ts';
import { CashCounts } from './cash-counts.tsx';
import { MoneySince } from './money-since.tsx';
import { readCashPlace } from './way-on.rules.ts';
import { CountResult } from './count-result.tsx';
import { ActButton } from '../../ui/act-button.tsx';

interface CloseDrawerFormProps {
  drawer: CashSessionAnswer;
  /** Cash was moved since the count: the result stays visible, and a new count is required. */
  overtaken: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onRecount: () => void;
}

/**
 * Result of the count: expected, counted, difference, and the reason for a difference of this or an
 * earlier count.
 */
export function CloseDrawerForm({
  drawer,
  overtaken,
  reason,
  onReason,
  onRecount,
}: CloseDrawerFormProps) {
  const say = useSay();
  const heading = useId();
  const navigate = useNavigate();
  const place = readCashPlace(useLocation().state);
  const [tried, setTried] = useState(false);
  const asksWhy = needsReason(drawer.counts);
  const wasOff = asksWhy && drawer.differenceCents === 0;
  const given = reason.trim();
  // Closing unmounts this form, so the navigation to the report starts first.
  const close = async () => {
    await closeDrawer(drawer.reference, given === '' ? {} : { reason: given });
    await navigate(drawerPage(drawer.reference), {
      state: { ...place, leftClosed: drawer.ofEarlierDay },
    });
  };
  const act = useAct(close, () => say('cash.closed_done'));
  const wrong =
    tried && asksWhy && given === ''
      ? say(wasOff ? 'cash.reason_missing_before' : 'cash.reason_missing')
      : failureOf(act.error).errorMessages?.[0]?.message;
  const send = () => {
    if (overtaken) return onRecount();
    setTried(true);
    if (given !== '' || !asksWhy) act.mutate(undefined);
  };
  return (
    <form
      className={css['form']}
      aria-labelledby={heading}
      onSubmit={sending(act, send)}
      noValidate
    >
      <h2 id={heading}>{say('cash.close_title')}</h2>
      <CountResult drawer={drawer} />
      <CashCounts counts={drawer.counts} />
      {overtaken && <MoneySince session={drawer.reference} countedAt={drawer.countedAt ?? ''} />}
      {asksWhy && (
        <TextField
          label={say(wasOff ? 'cash.reason_before' : 'cash.reason')}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
          error={wrong !== undefined}
          helperText={wrong ?? say('cash.reason_help')}
          autoFocus
          slotProps={{ htmlInput: { maxLength: MAX_REASON, autoComplete: 'off' } }}
        />
      )}
      {!overtaken && <Refusal error={act.error} />}
      <div className={payments['buttons']}>
        <ActButton
          type="submit"
          variant="contained"
          size="large"
          busy={act.isPending}
          autoFocus={!asksWhy}
        >
          {say(overtaken ? 'cash.recount' : 'cash.close_submit')}
        </ActButton>
        {!overtaken && (
          <Button variant="text" onClick={onRecount}>
            {say('cash.recount')}
          </Button>
        )}
      </div>
    </form>
  );
}
