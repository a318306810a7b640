import { IconCoins, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { Note } from '../ui/note.tsx';
import { isStillTaken } from './amount.rules.ts';
import css from './payments.module.css';

/** What remains to be done after a payment. */
export interface Taken {
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
export function TakenNote({ taken: told, dueCents }: { taken: Taken | null; dueCents: number }) {
  const say = useSay();
  const { money } = useFormat();
  const taken = told !== null && isStillTaken(told, dueCents) ? told : null;
  return (
    <div role="status" className={css['taken']}>
      {taken !== null && taken.changeCents > 0 && (
        <Note tone="warning" icon={IconCoins}>
          <strong>{say('taken.change', { amount: money(taken.changeCents) })}</strong>
        </Note>
      )}
      {taken?.opensDrawer && (
        <Note tone="info" icon={IconInfoCircle}>
          {say('taken.opened_drawer')} <Link to="/cash_sessions">{say('cash.float_title')}</Link>
        </Note>
      )}
    </div>
  );
}
