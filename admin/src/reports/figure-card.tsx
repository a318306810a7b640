import type { ReactNode } from 'react';
import card from '../ui/card.module.css';
import { FigureButton, type Opened } from './figure-button.tsx';
import css from './reports.module.css';
import { useFigures } from './use-figures.ts';

interface FigureCardProps extends Opened {
  /** Instead of the sum. */
  value?: ReactNode;
  /** Below the number, in one quiet line. */
  detail?: ReactNode;
  /** How long its bar is, in percent; none if left out. */
  bar?: number;
}

/** A number with its name, big enough to be read from two metres. */
export function FigureCard({ name, figure, value, detail, bar }: FigureCardProps) {
  const { sum } = useFigures();
  return (
    <div className={`${card['card']} ${css['card']}`}>
      <h2>{name}</h2>
      <FigureButton name={name} figure={figure}>{value ?? sum(figure)}</FigureButton>
      {detail && <small>{detail}</small>}
      {bar !== undefined && <Bar percent={bar} />}
    </div>
  );
}

/** A length beside a number that says the same. */
export function Bar({ percent }: { percent: number }) {
  return (
    <span className={css['bar']} aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
