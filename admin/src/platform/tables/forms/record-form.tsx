import type { ReactNode } from 'react';
import { SimpleForm, type SimpleFormProps } from 'react-admin';
import css from './table-form.module.css';

/** Keeps the user's input when the record is refetched. */
const KEEP_TYPED = { keepDirtyValues: true };

interface RecordFormProps extends Pick<SimpleFormProps, 'record' | 'onSubmit'> {
  foot: React.JSX.Element;
  children: ReactNode;
}

/** Base form of a record, with the footer below the fields. */
export function RecordForm({ foot, children, ...form }: RecordFormProps) {
  return (
    <div className={css['sheet']}>
      <SimpleForm
        {...form}
        toolbar={foot}
        resetOptions={KEEP_TYPED}
        noValidate
        disableInvalidFormNotification
      >
        {children}
      </SimpleForm>
    </div>
  );
}
