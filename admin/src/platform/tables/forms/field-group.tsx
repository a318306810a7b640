import type { ReactNode } from 'react';
import css from './table-form.module.css';

interface FieldGroupProps {
  /** Name of the group in the fragment of the page's address. */
  id?: string;
  legend?: string;
  help?: ReactNode;
  /** Whether each field has its own line even on wide screens, for long text. */
  stacked?: boolean;
  children: ReactNode;
}

/** A group of form fields with a legend; the fields are side by side if there is space. */
export function FieldGroup({ id, legend, help, stacked = false, children }: FieldGroupProps) {
  return (
    <fieldset id={id} className={css['group']}>
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
