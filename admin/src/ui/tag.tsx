import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './tag.module.css';

/** What a state asks of whoever looks: the colour of a tag, of a card on the board, of a line in a list. */
export type Tone = 'waiting' | 'review' | 'due' | 'overdue' | 'paid' | 'absent' | 'off' | 'plain';

/** A state as colour, icon and word together, so that none of them is needed alone. */
export function Tag({ tone, icon: Sign, children, big }: { tone: Tone; icon: Icon; children: ReactNode; big?: boolean }) {
  return (
    <span className={css['tag']} data-tone={tone} data-big={big || undefined}>
      <Sign aria-hidden size={big ? 22 : 18} stroke={2.2} />
      <span>{children}</span>
    </span>
  );
}
