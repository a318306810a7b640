import { Button } from '@mui/material';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { arrive } from '../ui/arrive.ts';
import { intoSight } from '../ui/into-sight.ts';
import { ActButton } from '../ui/act-button.tsx';
import css from './act-form.module.css';
import { useSay } from './i18n.ts';
import { Refusal } from './refusal.tsx';

/** The state of the mutation that the form needs. */
interface Sent {
  isPending: boolean;
  error: Error | null;
}

interface ActFormProps {
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

/** A form for an action: fields, refusal, submit and cancel, which Escape does too. */
export function ActForm({
  title,
  level: Heading = 'h3',
  act,
  tellsRefusal,
  foot,
  onSubmit,
  children,
  ...buttons
}: ActFormProps) {
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
      onSubmit={sending(act, onSubmit)}
      onKeyDown={backOnEscape}
      noValidate
    >
      <Heading id={heading}>{title}</Heading>
      {children}
      {!tellsRefusal && <Refusal error={act.error} />}
      <div className={foot ? css['foot'] : undefined}>
        {foot}
        <ActButtons {...buttons} isPending={act.isPending} />
      </div>
    </form>
  );
}

function open(form: HTMLFormElement | null): void {
  intoSight(form);
  arrive(form);
}

/** The two buttons of an action's form. */
export function ActButtons({
  submit,
  danger,
  disabled,
  takesFocus,
  isPending,
  onBack,
}: Pick<ActFormProps, 'submit' | 'danger' | 'disabled' | 'takesFocus' | 'onBack'> & {
  isPending: boolean;
}) {
  const say = useSay();
  return (
    <div className={css['buttons']}>
      <ActButton
        type="submit"
        variant="contained"
        size="large"
        color={danger ? 'error' : 'primary'}
        disabled={disabled ?? false}
        busy={isPending}
        autoFocus={takesFocus ?? false}
      >
        {submit}
      </ActButton>
      <Button variant="text" onClick={onBack}>
        {say('booking.keep')}
      </Button>
    </div>
  );
}

/** Submits at most once while pending. */
export const sending = (act: Sent, send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  if (!act.isPending) send();
};
