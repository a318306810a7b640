import { IconCoins, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { Note } from '../ui/note.tsx';
import { isStillTaken } from './amount.rules.ts';
import css from './payments.module.css';

/** What a payment that was just taken leaves to do at the counter. */
export interface Taken {
  changeCents: number;
  /** No drawer was open: the money has opened one, whose float nobody has counted. */
  opensDrawer: boolean;
  /** What it left due: where more is due again, it was taken back, and its change with it. */
  dueCents: number;
}

/** Stays in sight until the next act, or until the payment is taken back: who has counted out the change looks up and reads it again. */
export function TakenNote({ taken: told, dueCents }: { taken: Taken | null; dueCents: number }) {
  const say = useSay();
  const { money } = useFormat();
  const taken = told !== null && isStillTaken(told, dueCents) ? told : null;
  return (
    <div role="status" className={css['taken']}>
      {taken !== null && taken.changeCents > 0 && <Note tone="warning" icon={IconCoins}><strong>{say('taken.change', { amount: money(taken.changeCents) })}</strong></Note>}
      {taken?.opensDrawer && <Note tone="info" icon={IconInfoCircle}>{say('taken.opened_drawer')} <Link to="/cash_sessions">{say('cash.float_title')}</Link></Note>}
    </div>
  );
}
