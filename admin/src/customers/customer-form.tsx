import type { UpdateCustomerRequest } from '@five/shared/customers/customers.requests';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/i18n.ts';
import { ActionForm } from '../platform/action-form.tsx';
import { phoneText } from '../platform/format.ts';
import { failureOf } from '../platform/http.ts';
import { useAction } from '../platform/use-action.ts';
import { changeCustomer } from './customers.queries.ts';

/**
 * Edits a customer record. If the customer has an account, only the note can be edited: the other
 * fields belong to the account.
 */
export function CustomerForm({ card, onDone }: { card: CustomerAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const [name, setName] = useState(card.fullName);
  const [phone, setPhone] = useState(card.phone === null ? '' : phoneText(card.phone));
  const [note, setNote] = useState(card.note ?? '');
  const change: UpdateCustomerRequest =
    card.user === null ? { name, note, ...(phone !== '' && { phone }) } : { note };
  const act = useAction(
    () => changeCustomer(card.reference, change),
    () => t('clients.edit_done'),
  );
  const wrong = failureOf(act.error).errorMessages ?? [];
  const errorOf = (field: string) => {
    const message = wrong.find((one) => one.field === field)?.message;
    return { error: message !== undefined, helperText: message };
  };
  return (
    <ActionForm
      title={t('clients.edit')}
      submit={t('clients.edit_submit')}
      act={act}
      fieldsShowRefusal={wrong.length > 0}
      onBack={onDone}
      onSubmit={() => act.mutate(undefined, { onSuccess: onDone })}
    >
      {card.user === null ? (
        <ContactFields
          name={name}
          onName={setName}
          phone={phone}
          onPhone={setPhone}
          errorOf={errorOf}
        />
      ) : (
        <p>{t('clients.own_account')}</p>
      )}
      <TextField
        label={t('fields.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        autoFocus={card.user !== null}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 1000 } }}
        {...errorOf('note')}
      />
    </ActionForm>
  );
}

interface ContactFieldsProps {
  name: string;
  onName: (name: string) => void;
  phone: string;
  onPhone: (phone: string) => void;
  errorOf: (field: string) => { error: boolean; helperText: string | undefined };
}

function ContactFields({ name, onName, phone, onPhone, errorOf }: ContactFieldsProps) {
  const t = useTypedTranslate();
  return (
    <>
      <TextField
        label={t('fields.name')}
        value={name}
        onChange={({ target }) => onName(target.value)}
        required
        autoFocus
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto', maxLength: 120 } }}
        {...errorOf('name')}
      />
      <TextField
        label={t('labels.person.phone')}
        type="tel"
        value={phone}
        onChange={({ target }) => onPhone(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'ltr', maxLength: 30 } }}
        {...errorOf('phone')}
      />
    </>
  );
}
