import type { ReactNode } from 'react';
import { SimpleForm, type SimpleFormProps } from 'react-admin';
import css from './table-form.module.css';

/** What is being typed outlives the record being read again, such as when the desk beside changed it. */
const KEEP_TYPED = { keepDirtyValues: true };

interface RecordFormProps extends Pick<SimpleFormProps, 'record' | 'onSubmit'> {
  foot: React.JSX.Element;
  children: ReactNode;
}

/** The paper that a record is written on. */
export function RecordForm({ foot, children, ...form }: RecordFormProps) {
  return (
    <div className={css['sheet']}>
      <SimpleForm {...form} toolbar={foot} resetOptions={KEEP_TYPED} noValidate disableInvalidFormNotification>
        {children}
      </SimpleForm>
    </div>
  );
}
