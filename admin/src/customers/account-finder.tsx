import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { useQuery } from '@tanstack/react-query';
import { Autocomplete, TextField, type AutocompleteInputChangeReason } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../platform/i18n.ts';
import { useRefusal } from '../platform/refusal.tsx';
import { useSettled } from '../platform/use-settled.ts';
import { customersLike } from './customers.queries.ts';
import { KnownCustomer } from './known-customer.tsx';

interface AccountFinderProps {
  /** Initial search text: a phone number finds its account. */
  first: string;
  chosen: CustomerAnswer | null;
  onChoose: (account: CustomerAnswer | null) => void;
  error: string | null;
}

/** Selects one of the customers with an account, by name, phone or e-mail. */
export function AccountFinder({ first, chosen, onChoose, error }: AccountFinderProps) {
  const say = useSay();
  const [text, setText] = useState(first);
  const q = useSettled(text.trim(), 150);
  const { data: found = [], error: unread } = useQuery(customersLike(q, { hasLogin: true }));
  const why = useRefusal(unread);
  // Further input clears the selection; the typed text stays.
  const write = (typed: string, reason: AutocompleteInputChangeReason) => {
    if (reason === 'input') onChoose(null);
    if (reason === 'input' || reason === 'selectOption' || reason === 'clear') setText(typed);
  };
  return (
    <Autocomplete<CustomerAnswer>
      options={q.length >= 2 ? found : []}
      filterOptions={(options) => options}
      getOptionLabel={({ fullName }) => fullName}
      isOptionEqualToValue={(one, other) => one.reference === other.reference}
      value={chosen}
      inputValue={text}
      noOptionsText={why ?? say('customer.join_none')}
      openOnFocus
      onInputChange={(_, typed, reason) => write(typed, reason)}
      onChange={(_, account) => onChoose(account)}
      renderOption={({ key, ...props }, account) => (
        <KnownCustomer key={key} props={props} customer={account} />
      )}
      slotProps={{ listbox: { 'aria-label': say('customer.join_search') } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={say('customer.join_search')}
          error={error !== null}
          helperText={error}
          autoFocus
          required
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: 'auto' },
          }}
        />
      )}
    />
  );
}
