import { failureOf } from '@five/client/failure';
import { callerOf } from '../caller.rules.ts';
import { CustomerFields } from '../customer-fields.tsx';
import { SameNameCustomers } from '../same-name-customers.tsx';
import type { CallerForm } from './use-caller-form.ts';

interface CallerFieldsProps {
  form: CallerForm;
  /** The error of the request that was refused. */
  error: Error | null;
  /** The name field receives the focus on mount. */
  takesFocus?: boolean;
  /** Called when staff decide that the caller is a new customer, to send the request. */
  onNew: () => void;
}

/** The caller's name and phone, and known customers that may be the same person. */
export function CallerFields({
  form: { caller, setCaller, tried, matching },
  error,
  takesFocus = true,
  onNew,
}: CallerFieldsProps) {
  return (
    <>
      <CustomerFields
        caller={caller}
        onChange={setCaller}
        tried={tried}
        failure={failureOf(error)}
        takesFocus={takesFocus}
      />
      <SameNameCustomers
        cards={matching.cards}
        onSelect={(card) => setCaller(callerOf(card))}
        onNew={() => matching.pass(onNew)}
      />
    </>
  );
}
