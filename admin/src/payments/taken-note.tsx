import { IconCoins, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { Note } from '../ui/note.tsx';
import css from './payments.module.css';

/** What a payment that was just taken leaves to do at the counter. */
export interface Taken {
  changeCents: number;
  /** No drawer was open: the money has opened one, whose float nobody has counted. */
  opensDrawer: boolean;
}

/** Stays in sight until the next act: who has counted out the change looks up and reads it again. */
export function TakenNote({ taken }: { taken: Taken | null }) {
  const say = useSay();
  const { money } = useFormat();
  return (
    <div role="status" className={css['taken']}>
      {taken !== null && taken.changeCents > 0 && <Note tone="warning" icon={IconCoins}><strong>{say('taken.change', { amount: money(taken.changeCents) })}</strong></Note>}
      {taken?.opensDrawer && <Note tone="info" icon={IconInfoCircle}>{say('taken.opened_drawer')} <Link to="/cash_sessions">{say('cash.float_title')}</Link></Note>}
    </div>
  );
}
