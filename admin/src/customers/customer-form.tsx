import type { UpdateCustomerRequest } from '@five/shared/customers/customers.requests';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { TextField, type TextFieldProps } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { phoneText } from '../platform/texts/format.ts';
import { failureOf } from '@five/client/failure';
import { useAction } from '../platform/requests/use-action.ts';
import { changeCustomer } from './customers.queries.ts';

/**
 * Edits a customer record. If the customer has an account, only the note can be edited: the other
 * fields belong to the account.
 */
export function CustomerForm({ card, onDone }: { card: CustomerAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const act = useAction(
    (change: UpdateCustomerRequest) => changeCustomer(card.reference, change),
    () => t('clients.edit_done'),
  );
  const { values, field, submit } = useActionFields(valuesOf(card), act.error);
  const { name, phone, note } = values;
  const change = card.user === null ? { name, note, ...(phone !== '' && { phone }) } : { note };
  return (
    <ActionForm
      title={t('clients.edit')}
      submit={t('clients.edit_submit')}
      act={act}
      fieldsShowRefusal={Boolean(failureOf(act.error).errorMessages?.length)}
      onBack={onDone}
      onSubmit={submit(() => act.mutate(change, { onSuccess: onDone }))}
    >
      {card.user === null ? (
        <ContactFields name={field('name')} phone={field('phone')} />
      ) : (
        <p>{t('clients.own_account')}</p>
      )}
      <TextField
        {...field('note')}
        label={t('fields.note')}
        multiline
        minRows={2}
        autoFocus={card.user !== null}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 1000 } }}
      />
    </ActionForm>
  );
}

const valuesOf = ({ fullName, phone, note }: CustomerAnswer) => ({
  name: fullName,
  phone: phone === null ? '' : phoneText(phone),
  note: note ?? '',
});

function ContactFields({ name, phone }: Record<'name' | 'phone', TextFieldProps>) {
  const t = useTypedTranslate();
  return (
    <>
      <TextField
        {...name}
        label={t('fields.name')}
        required
        autoFocus
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto', maxLength: 120 } }}
      />
      <TextField
        {...phone}
        label={t('labels.person.phone')}
        type="tel"
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'ltr', maxLength: 30 } }}
      />
    </>
  );
}
