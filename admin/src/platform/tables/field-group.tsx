import type { ReactNode } from 'react';
import css from './table-form.module.css';

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ legend, help, children }: { legend?: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className={css['group']}>
      {legend && <legend>{legend}</legend>}
      {help && <p>{help}</p>}
      <FieldRow>{children}</FieldRow>
    </fieldset>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css['columns']}>{children}</div>;
}
