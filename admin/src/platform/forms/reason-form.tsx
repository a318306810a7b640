import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionForm, ReasonField } from './action-form.tsx';
import { useTypedTranslate } from '../texts/i18n.ts';
import { useRefusal } from './refusal.tsx';

interface ReasonFormProps {
  title: string;
  help: ReactNode;
  /**
   * A notice that is shown above the reason field, such as the customers to call. The submit button
   * therefore directly follows the reason field.
   */
  notice?: ReactNode;
  label: string;
  submit: string;
  /** The mutation that sends the reason. */
  act: UseMutationResult<unknown, Error, string>;
  /** Called after the action, or when the form is cancelled. */
  onDone: () => void;
}

/** Base form for an action that requires a reason. */
export function ReasonForm({ title, help, notice, label, submit, act, onDone }: ReasonFormProps) {
  const t = useTypedTranslate();
  const refused = useRefusal(act.error);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = reason.trim() === '';
  const send = () => {
    setTried(true);
    if (!isEmpty) act.mutate(reason.trim(), { onSuccess: onDone });
  };
  const wrong = tried && isEmpty ? t('booking.reason_required') : refused;
  return (
    <ActionForm
      title={title}
      submit={submit}
      danger
      act={act}
      fieldsShowRefusal
      onSubmit={send}
      onBack={onDone}
    >
      <p>{help}</p>
      {notice}
      <ReasonField
        label={label}
        value={reason}
        error={wrong !== null}
        helperText={wrong}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionForm>
  );
}
