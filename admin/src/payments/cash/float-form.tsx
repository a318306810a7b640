import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { TextField } from '@mui/material';
import { useId, useState } from 'react';
import { submitOnce } from '../../platform/action-form.tsx';
import { failureOf } from '../../platform/http.ts';
import { useTypedTranslate } from '../../platform/i18n.ts';
import { useIdempotencyKey } from '@five/client/idempotency';
import { Refusal } from '../../platform/refusal.tsx';
import { useAction } from '../../platform/use-action.ts';
import { readAmount } from '../amount.rules.ts';
import payments from '../payments.module.css';
import css from './cash.module.css';
import { openDrawer, stateFloat } from './cash.queries.ts';
import { WallTime } from './drawer-facts.tsx';
import { ActionButton } from '../../ui/action-button.tsx';

/**
 * Form for the opening float of a new session, or of a session that was opened by its first
 * payment.
 */
export function FloatForm({ drawer }: { drawer: CashSessionAnswer | null }) {
  const t = useTypedTranslate();
  const heading = useId();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const floatCents = text.trim() === '0' ? 0 : readAmount(text);
  const input = { floatCents: floatCents ?? 0 };
  const keys = useIdempotencyKey();
  const act = useAction(
    () =>
      drawer
        ? stateFloat(drawer.reference, input)
        : keys.send(input, (key) => openDrawer(input, key)),
    () => t(drawer ? 'cash.float_saved' : 'cash.opened_done'),
  );
  const wrong =
    tried && floatCents === null
      ? t('payment.amount_invalid')
      : failureOf(act.error).errorMessages?.[0]?.message;
  const send = () => {
    setTried(true);
    if (floatCents !== null) act.mutate(undefined);
  };
  return (
    <form
      className={`${css['form']} ${css['narrow']}`}
      aria-labelledby={heading}
      onSubmit={submitOnce(act, send)}
      noValidate
    >
      <h2 id={heading}>{t(drawer ? 'cash.float_title' : 'cash.open_title')}</h2>
      <p>
        {drawer ? (
          <>
            {t('cash.float_help')} <WallTime wall={drawer.openedWall} />.
          </>
        ) : (
          t('cash.open_help')
        )}
      </p>
      <FloatField text={text} wrong={wrong} onChange={setText} />
      <Refusal error={act.error} />
      <ActionButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {t(drawer ? 'cash.float_submit' : 'cash.open_submit')}
      </ActionButton>
    </form>
  );
}

interface FloatFieldProps {
  text: string;
  wrong: string | undefined;
  onChange: (text: string) => void;
}

function FloatField({ text, wrong, onChange }: FloatFieldProps) {
  const t = useTypedTranslate();
  return (
    <TextField
      label={t('cash.float_field')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      error={wrong !== undefined}
      helperText={wrong}
      autoFocus
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          className: payments['amount'],
          dir: 'ltr',
        },
      }}
    />
  );
}
