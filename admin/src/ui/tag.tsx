import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './tag.module.css';

/** The meaning of a state. It determines the colour of tags, board cards and list rows. */
export type Tone = 'waiting' | 'review' | 'due' | 'overdue' | 'paid' | 'absent' | 'off' | 'plain';

/** Shows a state by colour, icon and word, so that the meaning does not depend on colour alone. */
export function Tag({
  tone,
  icon: Sign,
  children,
  big,
}: {
  tone: Tone;
  icon: Icon;
  children: ReactNode;
  big?: boolean;
}) {
  return (
    <span className={css['tag']} data-tone={tone} data-big={big || undefined}>
      <Sign aria-hidden size={big ? 22 : 18} stroke={2.2} />
      <span>{children}</span>
    </span>
  );
}
