import type { ReactNode } from 'react';
import css from './table-form.module.css';

interface FieldGroupProps {
  legend?: string;
  help?: string;
  /** Places one field per line even on wide screens, for long text. */
  stacked?: boolean;
  children: ReactNode;
}

/** A group of fields, side by side if there is room. */
export function FieldGroup({ legend, help, stacked = false, children }: FieldGroupProps) {
  return (
    <fieldset className={css['group']}>
      {legend && <legend>{legend}</legend>}
      {help && <p>{help}</p>}
      <FieldRow stacked={stacked}>{children}</FieldRow>
    </fieldset>
  );
}

export function FieldRow({
  stacked = false,
  children,
}: Pick<FieldGroupProps, 'stacked' | 'children'>) {
  return (
    <div className={css['columns']} data-stacked={stacked || undefined}>
      {children}
    </div>
  );
}
