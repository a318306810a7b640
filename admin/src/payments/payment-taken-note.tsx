import { IconCoins, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { Note } from '../ui/note.tsx';
import { isStillPayable } from './amount.rules.ts';
import css from './payments.module.css';

/**
 * What staff must know after a payment: the change to give back, whether a cash session was opened,
 * and the amount still due.
 */
export interface TakenPayment {
  changeCents: number;
  /** Whether the payment opened a cash session, whose float is not counted yet. */
  opensDrawer: boolean;
  /**
   * The amount due after the payment, in centimes. If it increases again, the payment was reversed
   * and no change is given back.
   */
  dueCents: number;
}

/**
 * Shows the change to give back after a payment. The note stays until the next action or the
 * reversal of the payment, so that staff can read it again.
 */
export function PaymentTakenNote({
  payment: latest,
  dueCents,
}: {
  payment: TakenPayment | null;
  dueCents: number;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const taken = latest !== null && isStillPayable(latest, dueCents) ? latest : null;
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
