import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import {
  Autocomplete,
  InputAdornment,
  TextField,
  type AutocompleteRenderInputParams,
} from '@mui/material';
import { useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { searchQuery } from '../../bookings/bookings.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { searchCustomers } from '../../customers/customers.queries.ts';
import { ARRIVING, onBoard } from '../../platform/page/paths.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { useDebouncedValue, useSteadyOptions } from '../../platform/forms/typed-search.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import css from './booking-search.module.css';
import { dayQuery } from '../desk.queries.ts';
import { enterPath, searchLinks, type Found } from './search.rules.ts';

/** Width of the list of results: it fits the longest line, even if the search field is narrower. */
const WIDE = { width: 'min(460px, 100vw - 16px)' };

/**
 * Search for a customer or booking, opened on any page with the key `/`. Enter opens the only
 * result; if there are several, Enter opens and focuses the list of all results.
 */
export function BookingSearch() {
  const [t, navigate] = [useTypedTranslate(), useNavigate()];
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { q, found, only, cards, isNone, isFetching } = useSearchResults(text.trim());
  const steady = useSteadyOptions(q.length >= 2 ? found : [], text);
  useFocusKey(field);
  const open = (chosen: BookingAnswer | string) => {
    setText('');
    field.current?.blur();
    if (typeof chosen !== 'string') return void navigate(onBoard(chosen.reference));
    void navigate(enterPath({ q: text.trim(), bookings: only ? [only] : found, cards }), {
      state: only ? null : ARRIVING,
    });
  };
  return (
    <search className={css['search']}>
      <Autocomplete<BookingAnswer, false, true, true>
        freeSolo
        disableClearable
        clearOnBlur={false}
        selectOnFocus
        autoHighlight={only !== undefined}
        {...steady}
        loading={isFetching}
        loadingText={t('panel.loading')}
        filterOptions={(options) => options}
        getOptionLabel={(option) =>
          typeof option === 'string' ? option : option.customer.fullName
        }
        value=""
        inputValue={text}
        onInputChange={(_, typed, reason) => reason === 'input' && setText(typed)}
        onChange={(_, chosen) => open(chosen)}
        renderOption={({ key, ...props }, booking) => (
          <FoundBooking key={key} props={props} booking={booking} />
        )}
        slotProps={{
          listbox: { 'aria-label': t('search.label') },
          popper: { placement: 'bottom-start', style: WIDE },
        }}
        renderInput={(params) => (
          <SearchField params={params} field={field} isEmpty={text === ''} />
        )}
      />
      {isNone && <NoResult q={q} cards={cards} onLeave={() => setText('')} />}
    </search>
  );
}

/**
 * Search results of the debounced text; empty while the user types. `only` is set if there is
 * exactly one result.
 */
function useSearchResults(text: string) {
  const q = useDebouncedValue(text, 200);
  const { data: tonight } = useQuery(dayQuery(null));
  const { data: found = [], isFetching, isSuccess } = useQuery(searchQuery(q, tonight?.date));
  const answers = q === text ? found : [];
  const isNone = isSuccess && !isFetching && q === text && q.length >= 2 && found.length === 0;
  const { data: cards, isPlaceholderData } = useQuery({ ...searchCustomers(q), enabled: isNone });
  return {
    q,
    found: answers,
    cards: isNone && !isPlaceholderData ? cards : undefined,
    isNone,
    only: answers.length === 1 ? answers[0] : undefined,
    isFetching: text.length >= 2 && (isFetching || q !== text),
  };
}

/** Links to customer records or accounts if the search finds no booking. */
function NoResult({ q, cards, onLeave }: Omit<Found, 'bookings'> & { onLeave: () => void }) {
  const t = useTypedTranslate();
  const links = searchLinks({ q, cards });
  return (
    <div className={css['none']} role="status">
      <p>
        <bdi>{t('search.none', { q })}</bdi>
      </p>
      {links[0]?.kind === 'card' && <p>{t('search.cards')}</p>}
      <ul>
        {links.map(({ kind, name, to }) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              {kind === 'card' ? <bdi>{name}</bdi> : t(`search.all_${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SearchField({
  params,
  field,
  isEmpty,
}: {
  params: AutocompleteRenderInputParams;
  field: RefObject<HTMLInputElement | null>;
  isEmpty: boolean;
}) {
  const t = useTypedTranslate();
  return (
    <TextField
      {...params}
      margin="none"
      className={css['field']}
      inputRef={field}
      placeholder={t('search.hint')}
      slotProps={{
        ...params.slotProps,
        input: { ...params.slotProps.input, startAdornment: <SearchIcon /> },
        htmlInput: {
          ...params.slotProps.htmlInput,
          'aria-label': t('search.label'),
          'aria-keyshortcuts': '/',
          // While the field is empty, its placeholder keeps the direction of the page.
          dir: isEmpty ? undefined : 'auto',
          title: t('search.key'),
        },
      }}
    />
  );
}

function SearchIcon() {
  return (
    <InputAdornment position="start">
      <IconSearch aria-hidden size={20} />
    </InputAdornment>
  );
}

function FoundBooking({
  props,
  booking,
}: {
  props: HTMLAttributes<HTMLLIElement>;
  booking: BookingAnswer;
}) {
  const t = useTypedTranslate();
  const { shortDayAt } = useFormat();
  const pitchName = usePitchName();
  return (
    <li {...props}>
      <span className={css['found']}>
        <strong>
          <bdi>{booking.customer.fullName}</bdi>
        </strong>
        <span>
          {shortDayAt(booking.date, booking.startTime)} · <Span {...booking} /> ·{' '}
          <bdi className="nowrap">{pitchName(booking.pitch)}</bdi>
        </span>
        <small>{t(`states.booking.${booking.status}`)}</small>
      </span>
    </li>
  );
}

function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || writing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
}
