import type { Figure } from '@five/shared/reports/reports.contract';
import { createContext, useContext, type ReactNode } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import css from './reports.module.css';

/**
 * A number of a report, and its name. A panel beside the report lists the bookings, payments or
 * packs from which the number is computed.
 */
export interface Opened {
  name: string;
  figure: Figure;
}

/**
 * Function that opens the panel with the bookings, payments or packs of a number, beside the
 * report.
 */
export const OpenRows = createContext<(opened: Opened) => void>(() => undefined);

interface FigureButtonProps extends Opened {
  level?: number;
  /** Accessible name of the button, needed if the visible text is abbreviated. */
  label?: string;
  children: ReactNode;
}

/**
 * A button that shows a number of a report. A press opens the list of bookings, payments or packs
 * from which the number is computed.
 */
export function FigureButton({ name, figure, level, label, children }: FigureButtonProps) {
  const t = useTypedTranslate();
  const open = useContext(OpenRows);
  return (
    <button
      type="button"
      className={css['figure']}
      data-level={level}
      title={t('reports.open_rows', { name })}
      aria-label={label}
      onClick={() => open({ name, figure })}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
