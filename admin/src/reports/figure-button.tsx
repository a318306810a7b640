import type { Figure } from '@five/shared/reports/reports.contract';
import { createContext, useContext, type ReactNode } from 'react';
import { interpolate } from '../platform/tables/use-content-texts.ts';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import css from './reports.module.css';

/** A number of a report, and its name. Its rows are shown beside the report. */
export interface Opened {
  name: string;
  figure: Figure;
}

/** Context function that opens the rows of a number beside the report. */
export const OpenRows = createContext<(opened: Opened) => void>(() => undefined);

interface FigureButtonProps extends Opened {
  level?: number;
  /** Accessible name of the button, needed if the visible text is abbreviated. */
  label?: string;
  children: ReactNode;
}

/** A number of a report as a button that opens the rows behind it. */
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
