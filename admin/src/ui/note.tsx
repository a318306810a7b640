import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './note.module.css';

/** A coloured box with an icon and a message, such as what happened and what to do. */
export function Note({
  tone,
  icon: Sign,
  role,
  children,
}: {
  tone: 'info' | 'warning' | 'error';
  icon: Icon;
  role?: 'alert' | 'status';
  children: ReactNode;
}) {
  return (
    <div className={css['note']} data-tone={tone} role={role}>
      <Sign aria-hidden size={20} />
      <div>{children}</div>
    </div>
  );
}
