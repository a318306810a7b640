import { Button } from '@mui/material';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { arrive } from '../ui/arrive.ts';
import { intoSight } from '../ui/into-sight.ts';
import { ActButton } from '../ui/act-button.tsx';
import css from './act-form.module.css';
import { useSay } from './i18n.ts';
import { Refusal } from './refusal.tsx';

/** As much of a sent act as a form shows. */
interface Sent {
  isPending: boolean;
  error: Error | null;
}

interface ActFormProps {
  title: string;
  /** Of the title: where the form stands under the page's own. */
  level?: 'h2' | 'h3';
  /** On the button: what pressing it does. */
  submit: string;
  /** It takes something away. */
  danger?: boolean;
  /** Nothing is chosen yet that could be sent. */
  disabled?: boolean;
  act: Sent;
  /** There is no field that would take the focus. */
  takesFocus?: boolean;
  /** The refusal has its place among the fields. */
  tellsRefusal?: boolean;
  /** What is about to happen, kept in sight with the buttons. */
  foot?: ReactNode;
  /** Is never called while an answer is on its way. */
  onSubmit: () => void;
  onBack: () => void;
  children?: ReactNode;
}

/** An act of the desk that asks for something first: its fields, why it was refused, the button that does it and the one that leaves all as it is, which Escape does too. */
export function ActForm({ title, level: Heading = 'h3', act, tellsRefusal, foot, onSubmit, children, ...buttons }: ActFormProps) {
  const heading = useId();
  const backOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    buttons.onBack();
  };
  return (
    <form ref={open} tabIndex={-1} className={css['form']} aria-labelledby={heading} onSubmit={sending(act, onSubmit)} onKeyDown={backOnEscape} noValidate>
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

/** The two buttons under the fields of an act. */
export function ActButtons({ submit, danger, disabled, takesFocus, isPending, onBack }: Pick<ActFormProps, 'submit' | 'danger' | 'disabled' | 'takesFocus' | 'onBack'> & { isPending: boolean }) {
  const say = useSay();
  return (
    <div className={css['buttons']}>
      <ActButton type="submit" variant="contained" size="large" color={danger ? 'error' : 'primary'} disabled={disabled ?? false} busy={isPending} autoFocus={takesFocus ?? false}>
        {submit}
      </ActButton>
      <Button variant="text" onClick={onBack}>
        {say('booking.keep')}
      </Button>
    </div>
  );
}

/** Sends a form once, however often it is pressed. */
export const sending = (act: Sent, send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  if (!act.isPending) send();
};
