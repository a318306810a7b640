import type { Figure } from '@five/shared/reports/reports.contract';
import { createContext, useContext, type ReactNode } from 'react';
import { filled } from '../platform/tables/use-words.ts';
import { useOversight } from '../platform/use-oversight.ts';
import css from './reports.module.css';

/** A number whose rows are shown, under its name. */
export interface Opened {
  name: string;
  figure: Figure;
}

/** How a number opens its rows beside the report. */
export const OpenRows = createContext<(opened: Opened) => void>(() => undefined);

interface FigureButtonProps extends Opened {
  level?: number;
  /** In whole words, where what is shown is short. */
  label?: string;
  children: ReactNode;
}

/** A number that opens the rows it is made of. */
export function FigureButton({ name, figure, level, label, children }: FigureButtonProps) {
  const { reports } = useOversight();
  const open = useContext(OpenRows);
  return (
    <button type="button" className={css['figure']} data-level={level} title={filled(reports.open_rows, { name })} aria-label={label} onClick={() => open({ name, figure })}>
      <bdi>{children}</bdi>
    </button>
  );
}
