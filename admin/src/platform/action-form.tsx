import { Button } from '@mui/material';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { focusOnMount } from '../ui/focus-on-mount.ts';
import { scrollIntoView } from '../ui/scroll-into-view.ts';
import { ActionButton } from '../ui/action-button.tsx';
import css from './action-form.module.css';
import { useTypedTranslate } from './i18n.ts';
import { Refusal } from './refusal.tsx';

/** The state of the mutation that the form needs. */
interface Sent {
  isPending: boolean;
  error: Error | null;
}

interface ActionFormProps {
  title: string;
  /** Heading level below the page's own heading. */
  level?: 'h2' | 'h3';
  /** Label of the submit button. */
  submit: string;
  /** Destructive action. */
  danger?: boolean;
  /** The form is incomplete. */
  disabled?: boolean;
  act: Sent;
  /** No field takes the focus on mount. */
  takesFocus?: boolean;
  /** The form's fields show the refusal. */
  tellsRefusal?: boolean;
  /** A summary that stays visible with the buttons. */
  foot?: ReactNode;
  /** Never called while a response is pending. */
  onSubmit: () => void;
  onBack: () => void;
  children?: ReactNode;
}

/** A form for an action: fields, refusal, submit and cancel; Escape cancels too. */
export function ActionForm({
  title,
  level: Heading = 'h3',
  act: action,
  tellsRefusal,
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
      {!tellsRefusal && <Refusal error={action.error} />}
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

/** The two buttons of an action's form. */
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

/** Submits at most once while pending. */
export const submitOnce = (act: Sent, send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  if (!act.isPending) send();
};
