import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { Failure } from '@five/shared/contract/failure.contract';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { Phone } from '../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { callerOf, isName, EMPTY_CALLER, phoneAsName, type Caller } from './caller.rules.ts';
import { CustomerField } from './customer-field.tsx';
import { PhoneOwners } from './phone-owners.tsx';
import { focusOnMount } from '../ui/focus.ts';
import css from './customers.module.css';

interface CustomerFieldsProps {
  caller: Caller;
  onChange: (caller: Caller) => void;
  /** Whether the form was submitted once, so that missing fields are marked. */
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
  const t = useTypedTranslate();
  if (caller.known !== null)
    return <MatchingCustomer customer={caller.known} onForget={() => onChange(EMPTY_CALLER)} />;
  const know = (known: CustomerAnswer) => onChange(callerOf(known));
  const phone = phoneAsName(caller);
  const errorOf = (kind: 'name' | 'phone') =>
    tried && kind === 'name' && !isName(caller.name)
      ? t('reserve.customer_required')
      : (failure.errorMessages?.find(({ field }) => field === `customer.${kind}`)?.message ?? null);
  return (
    <>
      <CustomerField
        kind="name"
        label={t('reserve.name')}
        value={caller.name}
        onType={(name) => onChange({ ...caller, name })}
        onSelect={know}
        onLeave={() => phone !== null && onChange({ name: '', phone, known: null })}
        error={errorOf('name')}
        autoFocus={takesFocus}
      />
      <CustomerField
        kind="phone"
        label={t('labels.person.phone')}
        value={caller.phone}
        onType={(phone) => onChange({ ...caller, phone })}
        onSelect={know}
        error={errorOf('phone')}
      />
      <PhoneOwners phone={caller.phone} onSelect={know} />
    </>
  );
}

function MatchingCustomer({
  customer,
  onForget,
}: {
  customer: CustomerAnswer;
  onForget: () => void;
}) {
  const t = useTypedTranslate();
  return (
    <div ref={focusOnMount} tabIndex={-1} className={css['known']}>
      <IconUserCheck aria-hidden />
      <p>
        <small>{t('reserve.known')}</small>
        <strong>
          <bdi>{customer.fullName}</bdi>
        </strong>
        {customer.phone && <Phone phone={customer.phone} />}
      </p>
      <Button size="small" variant="outlined" onClick={onForget}>
        {t('reserve.forget_known')}
      </Button>
    </div>
  );
}
