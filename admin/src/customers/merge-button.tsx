import { useQuery } from '@tanstack/react-query';
import { IconUsersPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFocusRestore } from '../ui/focus.ts';
import { customerQuery } from './customers.queries.ts';
import { MergeForm } from './merge-form.tsx';
import { may } from '../platform/tables/tables.ts';

/**
 * Button to merge the record of a customer with the account that was registered later; shown if the
 * record has no account.
 */
export function MergeButton({ customer }: { customer: string }) {
  const t = useTypedTranslate();
  const [open, setOpen] = useState(false);
  const place = useFocusRestore('button');
  const { data: card } = useQuery(customerQuery(customer));
  if (!card || card.user !== null || !may('customers.join')) return null;
  return (
    <div ref={place}>
      {open ? (
        <MergeForm card={card} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant="outlined"
          size="small"
          startIcon={<IconUsersPlus aria-hidden size={19} />}
          onClick={() => setOpen(true)}
        >
          {t('customer.join')}
        </Button>
      )}
    </div>
  );
}
