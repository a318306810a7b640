import type { ReactNode } from 'react';
import card from '../ui/card.module.css';
import { FigureButton, type Opened } from './figure-button.tsx';
import css from './reports.module.css';
import { useFigures } from './use-figures.ts';

interface FigureCardProps extends Opened {
  /** Content displayed instead of the formatted sum of `figure`. */
  value?: ReactNode;
  /** Details below the number. */
  detail?: ReactNode;
  /** Length of the bar in percent; no bar if undefined. */
  bar?: number;
}

/** A number with its name on a card, legible from two metres. */
export function FigureCard({ name, figure, value, detail, bar }: FigureCardProps) {
  const { sum } = useFigures();
  return (
    <div className={`${card['card']} ${css['card']}`}>
      <h2>{name}</h2>
      <FigureButton name={name} figure={figure}>
        {value ?? sum(figure)}
      </FigureButton>
      {detail && <small>{detail}</small>}
      {bar !== undefined && <Bar percent={bar} />}
    </div>
  );
}

/** A decorative bar for the number beside it. */
export function Bar({ percent }: { percent: number }) {
  return (
    <span className={css['bar']} aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
