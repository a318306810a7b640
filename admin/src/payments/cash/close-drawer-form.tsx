import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { needsReason } from '@five/shared/payments/cash/cash.rules';
import { MAX_REASON } from '@five/shared/platform/lengths';
import { Button, TextField, type TextFieldProps } from '@mui/material';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { submitOnce } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { drawerPage } from '../../platform/page/paths.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import payments from '../payments.module.css';
import css from './cash.module.css';
import { closeDrawer } from './cash.queries.ts';
import { CashCounts } from './counts/cash-counts.tsx';
import { EntriesSinceCount } from './counts/entries-since-count.tsx';
import { readCashPlace } from './way-on.rules.ts';
import { CountResult } from './counts/count-result.tsx';
import { ActionButton } from '../../ui/action-button.tsx';

interface CloseDrawerFormProps {
  drawer: CashSessionAnswer;
  /**
   * Set if cash was moved after the count. The result of the count is still shown, but the drawer
   * can be closed only after a new count.
   */
  overtaken: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onRecount: () => void;
}

/**
 * Form that closes the drawer. It shows the expected and counted amounts and their difference. If
 * this or an earlier count had a difference, a reason is required.
 */
export function CloseDrawerForm({
  drawer,
  overtaken,
  reason,
  onReason,
  onRecount,
}: CloseDrawerFormProps) {
  const t = useTypedTranslate();
  const heading = useId();
  const { act, requiresReason, wasOff, field, send } = useCloseDrawer(drawer, reason);
  return (
    <form
      className={css['form']}
      aria-labelledby={heading}
      onSubmit={submitOnce(act, overtaken ? onRecount : send)}
      noValidate
    >
      <h2 id={heading}>{t('cash.close_title')}</h2>
      <CountResult drawer={drawer} />
      <CashCounts counts={drawer.counts} />
      {overtaken && (
        <EntriesSinceCount session={drawer.reference} countedAt={drawer.countedAt ?? ''} />
      )}
      {requiresReason && <DifferenceReason field={field} wasOff={wasOff} onReason={onReason} />}
      {!overtaken && <Refusal error={act.error} />}
      <div className={payments['buttons']}>
        <ActionButton
          type="submit"
          variant="contained"
          size="large"
          busy={act.isPending}
          autoFocus={!requiresReason}
        >
          {t(overtaken ? 'cash.recount' : 'cash.close_submit')}
        </ActionButton>
        {!overtaken && (
          <Button variant="text" onClick={onRecount}>
            {t('cash.recount')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Closes the drawer; a difference of this or an earlier count requires a reason. */
function useCloseDrawer(drawer: CashSessionAnswer, reason: string) {
  const t = useTypedTranslate();
  const navigate = useNavigate();
  const place = readCashPlace(useLocation().state);
  const requiresReason = needsReason(drawer.counts);
  const wasOff = requiresReason && drawer.differenceCents === 0;
  // Starts the navigation to the report before the refetch, because closing the drawer unmounts
  // this form.
  const close = async (given: string) => {
    await closeDrawer(drawer.reference, given === '' ? {} : { reason: given });
    await navigate(drawerPage(drawer.reference), {
      state: { ...place, leftClosed: drawer.ofEarlierDay },
    });
  };
  const act = useAction(close, () => t('cash.closed_done'));
  const { values, field, submit } = useActionFields({ reason }, act.error);
  const missing = t(wasOff ? 'cash.reason_missing_before' : 'cash.reason_missing');
  return {
    act,
    requiresReason,
    wasOff,
    field: field('reason', (text) => !requiresReason || text.trim() !== '' || missing),
    send: submit(() => act.mutate(values.reason.trim())),
  };
}

interface DifferenceReasonProps extends Pick<CloseDrawerFormProps, 'onReason'> {
  field: TextFieldProps;
  /** Whether an earlier count showed a difference, but the last count does not. */
  wasOff: boolean;
}

function DifferenceReason({ field, wasOff, onReason }: DifferenceReasonProps) {
  const t = useTypedTranslate();
  return (
    <TextField
      {...field}
      label={t(wasOff ? 'cash.reason_before' : 'cash.reason')}
      onChange={(event) => {
        onReason(event.target.value);
        field.onChange?.(event);
      }}
      helperText={field.helperText ?? t('cash.reason_help')}
      autoFocus
      slotProps={{ htmlInput: { maxLength: MAX_REASON, autoComplete: 'off' } }}
    />
  );
}
