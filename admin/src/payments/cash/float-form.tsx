import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { TextField, type TextFieldProps } from '@mui/material';
import { useId } from 'react';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { submitOnce } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
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
  const keys = useIdempotencyKey();
  const act = useAction(
    (input: { floatCents: number }) =>
      drawer
        ? stateFloat(drawer.reference, input)
        : keys.send(input, (key) => openDrawer(input, key)),
    () => t(drawer ? 'cash.float_saved' : 'cash.opened_done'),
  );
  const { values, field, submit } = useActionFields({ floatCents: '' }, act.error);
  const input = { floatCents: readFloat(values.floatCents) ?? 0 };
  return (
    <form
      className={`${css['form']} ${css['narrow']}`}
      aria-labelledby={heading}
      onSubmit={submitOnce(
        act,
        submit(() => act.mutate(input)),
      )}
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
      <FloatField
        {...field('floatCents', (text) => readFloat(text) !== null || t('payment.amount_invalid'))}
      />
      <Refusal error={act.error} />
      <ActionButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {t(drawer ? 'cash.float_submit' : 'cash.open_submit')}
      </ActionButton>
    </form>
  );
}

/** Reads a typed float, which may be zero; null if the text is no amount. */
const readFloat = (text: string) => (text.trim() === '0' ? 0 : readAmount(text));

function FloatField(field: TextFieldProps) {
  const t = useTypedTranslate();
  return (
    <TextField
      {...field}
      label={t('cash.float_field')}
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
