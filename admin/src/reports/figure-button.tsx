import type { Figure } from '@five/shared/reports/reports.contract';
import { createContext, useContext, type ReactNode } from 'react';
import { interpolate } from '../platform/tables/use-content-texts.ts';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import css from './reports.module.css';

/** A number whose rows are open, with its name. */
export interface Opened {
  name: string;
  figure: Figure;
}

/** Opens a number's rows beside the report. */
export const OpenRows = createContext<(opened: Opened) => void>(() => undefined);

interface FigureButtonProps extends Opened {
  level?: number;
  /** Accessible name, if the visible text is abbreviated. */
  label?: string;
  children: ReactNode;
}

/** A number that opens its rows. */
export function FigureButton({ name, figure, level, label, children }: FigureButtonProps) {
  const { reports } = useAdministrationTexts();
  const open = useContext(OpenRows);
  return (
    <button
      type="button"
      className={css['figure']}
      data-level={level}
      title={interpolate(reports.open_rows, { name })}
      aria-label={label}
      onClick={() => open({ name, figure })}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
