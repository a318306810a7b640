import { useQuery } from '@tanstack/react-query';
import { IconUsersPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../platform/i18n.ts';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { customerQuery } from './customers.queries.ts';
import { JoinForm } from './join-form.tsx';
import { may } from '../platform/tables/tables.ts';

/** Merges the record of a customer who registered later; offered if the record has no account. */
export function JoinButton({ customer }: { customer: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const place = useFocusKept('button');
  const { data: card } = useQuery(customerQuery(customer));
  if (!card || card.user !== null || !may('customers.join')) return null;
  return (
    <div ref={place}>
      {open ? (
        <JoinForm card={card} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant="outlined"
          size="small"
          startIcon={<IconUsersPlus aria-hidden size={19} />}
          onClick={() => setOpen(true)}
        >
          {say('customer.join')}
        </Button>
      )}
    </div>
  );
}
