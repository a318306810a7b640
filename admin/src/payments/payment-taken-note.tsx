import { IconCoins, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { Note } from '../ui/note.tsx';
import { isStillPayable } from './amount.rules.ts';
import css from './payments.module.css';

/** What remains to be done after a payment. */
export interface TakenPayment {
  changeCents: number;
  /** The payment opened a cash session, whose float is not counted yet. */
  opensDrawer: boolean;
  /**
   * The amount due after it: if that increases again, the payment was reversed and no change is
   * owed.
   */
  dueCents: number;
}

/**
 * Stays visible until the next action or until the payment is reversed, so that staff can read the
 * change again.
 */
export function PaymentTakenNote({
  taken: told,
  dueCents,
}: {
  taken: TakenPayment | null;
  dueCents: number;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const taken = told !== null && isStillPayable(told, dueCents) ? told : null;
  return (
    <div role="status" className={css['taken']}>
      {taken !== null && taken.changeCents > 0 && (
        <Note tone="warning" icon={IconCoins}>
          <strong>{t('taken.change', { amount: money(taken.changeCents) })}</strong>
        </Note>
      )}
      {taken?.opensDrawer && (
        <Note tone="info" icon={IconInfoCircle}>
          {t('taken.opened_drawer')} <Link to="/cash_sessions">{t('cash.float_title')}</Link>
        </Note>
      )}
    </div>
  );
}
