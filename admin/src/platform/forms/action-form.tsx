import { MAX_REASON } from '@five/shared/platform/lengths';
import { Button, TextField, type TextFieldProps } from '@mui/material';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { focusOnMount, scrollIntoView } from '../../ui/focus.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import css from './action-form.module.css';
import { useTypedTranslate } from '../texts/i18n.ts';
import { Refusal } from './refusal.tsx';

/** The part of a mutation's state that the form needs. */
interface Sent {
  isPending: boolean;
  error: Error | null;
}

interface ActionFormProps {
  title: string;
  /** Level of the form's heading, which depends on the headings around the form. */
  level?: 'h2' | 'h3';
  /** Label of the submit button. */
  submit: string;
  /** Whether the action is destructive. */
  danger?: boolean;
  /** Whether the form is incomplete, so that it cannot be submitted. */
  disabled?: boolean;
  act: Sent;
  /** Whether the submit button receives the focus on mount, because no field does. */
  takesFocus?: boolean;
  /**
   * Whether the form's fields show the API's error message. The form then does not show the message
   * again above the buttons.
   */
  fieldsShowRefusal?: boolean;
  /** A summary that stays visible with the buttons. */
  foot?: ReactNode;
  /** Called on submit, but never while a response is pending. */
  onSubmit: () => void;
  onBack: () => void;
  children?: ReactNode;
}

/**
 * Base form of an action: its fields, the error message if the API refuses the request, a submit
 * button and a cancel button. Escape cancels too.
 */
export function ActionForm({
  title,
  level: Heading = 'h3',
  act: action,
  fieldsShowRefusal,
  foot,
  onSubmit,
  children,
  ...buttons
}: ActionFormProps) {
  const heading = useId();
  const backOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    buttons.onBack();
  };
  return (
    <form
      ref={open}
      tabIndex={-1}
      className={css['form']}
      aria-labelledby={heading}
      onSubmit={submitOnce(action, onSubmit)}
      onKeyDown={backOnEscape}
      noValidate
    >
      <Heading id={heading}>{title}</Heading>
      {children}
      {!fieldsShowRefusal && <Refusal error={action.error} />}
      <div className={foot ? css['foot'] : undefined}>
        {foot}
        <ActionButtons {...buttons} isPending={action.isPending} />
      </div>
    </form>
  );
}

function open(form: HTMLFormElement | null): void {
  scrollIntoView(form);
  focusOnMount(form);
}

/** The submit and cancel buttons of an action's form. */
export function ActionButtons({
  submit,
  danger,
  disabled,
  takesFocus,
  isPending,
  onBack,
}: Pick<ActionFormProps, 'submit' | 'danger' | 'disabled' | 'takesFocus' | 'onBack'> & {
  isPending: boolean;
}) {
  const t = useTypedTranslate();
  return (
    <div className={css['buttons']}>
      <ActionButton
        type="submit"
        variant="contained"
        size="large"
        color={danger ? 'error' : 'primary'}
        disabled={disabled ?? false}
        busy={isPending}
        autoFocus={takesFocus ?? false}
      >
        {submit}
      </ActionButton>
      <Button variant="text" onClick={onBack}>
        {t('booking.keep')}
      </Button>
    </div>
  );
}

/** Submit handler that does nothing while a request is pending. */
export const submitOnce = (act: Sent, send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  if (!act.isPending) send();
};

/**
 * Field for a reason, which is one line of text, wrapped for display. Line breaks, typed or pasted,
 * become spaces.
 */
export function ReasonField({ onChange, ...field }: TextFieldProps) {
  return (
    <TextField
      {...field}
      onChange={(event) => {
        const { value } = event.target;
        if (/[\r\n]/.test(value)) event.target.value = value.replace(/[\r\n]+/g, ' ');
        onChange?.(event);
      }}
      multiline
      minRows={2}
      required
      autoFocus
      slotProps={{ htmlInput: { maxLength: MAX_REASON, dir: 'auto' } }}
    />
  );
}
