import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { useQuery } from '@tanstack/react-query';
import { Autocomplete, TextField, type AutocompleteInputChangeReason } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useRefusal } from '../platform/forms/refusal.tsx';
import { useDebouncedValue, useSteadyOptions } from '../platform/forms/typed-search.ts';
import { searchCustomers } from './customers.queries.ts';
import { ExistingCustomer } from './existing-customer.tsx';

interface AccountFinderProps {
  /** Initial search text; a phone number finds the account with that number. */
  first: string;
  chosen: CustomerAnswer | null;
  onChoose: (account: CustomerAnswer | null) => void;
  error: string | null;
}

/** Field to select a customer with an account, by name, phone or e-mail. */
export function AccountFinder({ first, chosen, onChoose, error }: AccountFinderProps) {
  const t = useTypedTranslate();
  const [text, setText] = useState(first);
  const { steady, found, why, isNone } = useAccounts(text);
  // Typing clears the selected customer, but the typed text stays.
  const write = (typed: string, reason: AutocompleteInputChangeReason) => {
    if (reason === 'input') onChoose(null);
    if (reason === 'input' || reason === 'selectOption' || reason === 'clear') setText(typed);
  };
  return (
    <Autocomplete<CustomerAnswer>
      {...steady}
      filterOptions={(options) => options}
      getOptionLabel={({ fullName }) => fullName}
      isOptionEqualToValue={(one, other) => one.reference === other.reference}
      value={chosen}
      inputValue={text}
      openOnFocus
      onInputChange={(_, typed, reason) => write(typed, reason)}
      onChange={(_, account) => onChoose(account)}
      renderOption={({ key, ...props }, account) => (
        <ExistingCustomer key={key} props={props} customer={account} />
      )}
      slotProps={{
        listbox: { 'aria-label': t('customer.join_search') },
        // Hides an empty list of suggestions, which would cover the buttons. The text below the
        // field states that nothing was found.
        popper: { hidden: found.length === 0 },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('customer.join_search')}
          error={error !== null}
          helperText={error ?? why ?? (isNone && chosen === null && t('customer.join_none'))}
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

/** The accounts that match the text; `isNone` if the search found none. */
function useAccounts(text: string) {
  const q = useDebouncedValue(text.trim(), 150);
  const { data: found = [], error, isSuccess } = useQuery(searchCustomers(q, { hasLogin: true }));
  return {
    steady: useSteadyOptions(q.length >= 2 ? found : [], text),
    found,
    why: useRefusal(error),
    isNone: isSuccess && q.length >= 2 && found.length === 0,
  };
}
