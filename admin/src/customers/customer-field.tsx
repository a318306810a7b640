import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { useQuery } from '@tanstack/react-query';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useDebouncedValue, useSteadyOptions } from '../platform/forms/typed-search.ts';
import { bookingsOf } from '../bookings/bookings.queries.ts';
import { nextOrLastBooking } from './caller.rules.ts';
import { searchCustomers } from './customers.queries.ts';
import { ExistingCustomer } from './existing-customer.tsx';

const INPUT = {
  name: { autoComplete: 'off', maxLength: 120 },
  phone: { autoComplete: 'off', inputMode: 'tel', dir: 'ltr', maxLength: 30 },
} as const;

interface CustomerFieldProps {
  kind: 'name' | 'phone';
  label: string;
  value: string;
  onType: (text: string) => void;
  onSelect: (customer: CustomerAnswer) => void;
  onLeave?: () => void;
  error: string | null;
  autoFocus?: boolean;
}

/** A name or phone field that suggests known customers while typing. */
export function CustomerField({
  kind,
  label,
  value,
  onType,
  onSelect,
  onLeave,
  error,
  autoFocus,
}: CustomerFieldProps) {
  const t = useTypedTranslate();
  const { suggestions, bookings, setTyping } = useSuggestions(value);
  const steady = useSteadyOptions(suggestions, value);
  return (
    <Autocomplete<CustomerAnswer, false, true, true>
      freeSolo
      disableClearable
      {...steady}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.fullName)}
      inputValue={value}
      onBlur={onLeave}
      onInputChange={(_, text, reason) => reason === 'input' && (setTyping(true), onType(text))}
      onChange={(_, chosen) => typeof chosen !== 'string' && (setTyping(false), onSelect(chosen))}
      renderOption={({ key, ...props }, customer) => (
        <ExistingCustomer
          key={key}
          props={props}
          customer={customer}
          booking={nextOrLastBooking(customer.reference, bookings)}
        />
      )}
      slotProps={{ listbox: { 'aria-label': t('reserve.known_choice') } }}
      renderInput={(params) => (
        <TextField
          {...params}
          {...(autoFocus && { autoFocus })}
          label={label}
          required={kind === 'name'}
          error={error !== null}
          helperText={error}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...INPUT[kind] },
          }}
        />
      )}
    />
  );
}

/**
 * Known customers that match the text while it is being typed, and the bookings of these customers.
 */
function useSuggestions(value: string) {
  const [typing, setTyping] = useState(false);
  const q = useDebouncedValue(value.trim(), 150);
  const { data: found = [] } = useQuery({
    ...searchCustomers(q),
    enabled: typing && q.length >= 2,
  });
  const suggestions = typing ? found : [];
  const { data: bookings = [] } = useQuery(
    bookingsOf(suggestions.map(({ reference }) => reference)),
  );
  return { suggestions, bookings, setTyping };
}
