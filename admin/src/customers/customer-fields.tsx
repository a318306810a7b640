import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { Failure } from '@five/shared/platform/envelope.contract';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { Phone } from '../platform/phone.tsx';
import { useSay } from '../platform/i18n.ts';
import { callerOf, isName, NOBODY, phoneAsName, type Caller } from './caller.rules.ts';
import { CustomerField } from './customer-field.tsx';
import { PhoneOwners } from './phone-owners.tsx';
import { arrive } from '../ui/arrive.ts';
import css from './customers.module.css';

interface CustomerFieldsProps {
  caller: Caller;
  onChange: (caller: Caller) => void;
  /** The form was submitted once, so missing fields are marked. */
  tried: boolean;
  failure: Partial<Failure>;
  /** The name field receives the focus on mount. */
  takesFocus?: boolean;
}

/** Name and phone fields, or the selected customer. */
export function CustomerFields({
  caller,
  onChange,
  tried,
  failure,
  takesFocus = true,
}: CustomerFieldsProps) {
  const say = useSay();
  if (caller.known !== null)
    return <KnownCard customer={caller.known} onForget={() => onChange(NOBODY)} />;
  const know = (known: CustomerAnswer) => onChange(callerOf(known));
  const phone = phoneAsName(caller);
  const errorOf = (kind: 'name' | 'phone') =>
    tried && kind === 'name' && !isName(caller.name)
      ? say('reserve.customer_required')
      : (failure.errorMessages?.find(({ field }) => field === `customer.${kind}`)?.message ?? null);
  return (
    <>
      <CustomerField
        kind="name"
        label={say('reserve.name')}
        value={caller.name}
        onType={(name) => onChange({ ...caller, name })}
        onKnown={know}
        onLeave={() => phone !== null && onChange({ name: '', phone, known: null })}
        error={errorOf('name')}
        autoFocus={takesFocus}
      />
      <CustomerField
        kind="phone"
        label={say('reserve.phone')}
        value={caller.phone}
        onType={(phone) => onChange({ ...caller, phone })}
        onKnown={know}
        error={errorOf('phone')}
      />
      <PhoneOwners phone={caller.phone} onKnown={know} />
    </>
  );
}

function KnownCard({ customer, onForget }: { customer: CustomerAnswer; onForget: () => void }) {
  const say = useSay();
  return (
    <div ref={arrive} tabIndex={-1} className={css['known']}>
      <IconUserCheck aria-hidden />
      <p>
        <small>{say('reserve.known')}</small>
        <strong>
          <bdi>{customer.fullName}</bdi>
        </strong>
        {customer.phone && <Phone phone={customer.phone} />}
      </p>
      <Button size="small" variant="outlined" onClick={onForget}>
        {say('reserve.forget_known')}
      </Button>
    </div>
  );
}
