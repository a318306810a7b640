import type { ReactNode } from 'react';
import css from './table-form.module.css';

interface FieldGroupProps {
  legend?: string;
  help?: string;
  /** Under each other also where there is room: for long lines. */
  stacked?: boolean;
  children: ReactNode;
}

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ legend, help, stacked = false, children }: FieldGroupProps) {
  return (
    <fieldset className={css['group']}>
      {legend && <legend>{legend}</legend>}
      {help && <p>{help}</p>}
      <FieldRow stacked={stacked}>{children}</FieldRow>
    </fieldset>
  );
}

export function FieldRow({ stacked = false, children }: Pick<FieldGroupProps, 'stacked' | 'children'>) {
  return (
    <div className={css['columns']} data-stacked={stacked || undefined}>
      {children}
    </div>
  );
}
