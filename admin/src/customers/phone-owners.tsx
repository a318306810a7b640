import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { useQuery } from '@tanstack/react-query';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useDebouncedValue } from '../platform/forms/typed-search.ts';
import { Note } from '../ui/note.tsx';
import { AccountBadge } from './account-badge.tsx';
import css from './customers.module.css';
import { customersOfPhone } from './customers.queries.ts';

/**
 * Buttons for the customers with the typed phone number: one press selects a customer, which
 * prevents a duplicate record.
 */
export function PhoneOwners({
  phone,
  onSelect,
}: {
  phone: string;
  onSelect: (customer: CustomerAnswer) => void;
}) {
  const t = useTypedTranslate();
  const settled = useDebouncedValue(phone.trim(), 150);
  const { data: owners = [] } = useQuery(customersOfPhone(isPhoneLike(settled) ? settled : null));
  if (owners.length === 0 || settled !== phone.trim()) return null;
  return (
    <Note tone="warning" icon={IconUserCheck} role="status">
      {t('known.phone')}
      {owners.map((owner) => (
        <span key={owner.reference} className={css['owner']}>
          <Button size="small" variant="outlined" onClick={() => onSelect(owner)}>
            <bdi>{t('known.take', { name: owner.fullName })}</bdi>
          </Button>
          {owner.user !== null && <AccountBadge />}
        </span>
      ))}
    </Note>
  );
}
