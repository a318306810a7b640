import { TextInput } from '@mantine/core';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { LEVELS } from '@five/shared/community/community.codes';
import {
  CLOSES_MINUTES,
  MAX_MATCH_MESSAGE,
  ownerCents,
  proposedCents,
  usualCloses,
} from '@five/shared/community/open-matches.rules';
import { formatMoney } from '@five/shared/money/money';
import { typedCents } from '@five/shared/money/typed-amount';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/locale.ts';
import { useForm } from '../../platform/form.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { FormTheme } from '../../ui/form-theme.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { openMatch } from '../../community/open-matches/open-matches.queries.ts';

const request = async () =>
  (await import('@five/shared/community/open-matches.requests')).OpenMatchRequest;
const USUAL_PLACES = 2;
const USUAL_PLAYERS = 10;

interface Props {
  booking: BookingAnswer;
  /** Amounts already owed by accepted players, if the match is reopened. */
  shares: readonly number[];
  onOpened: () => void;
}

/** Form for an open match: missing players, level, price per place and deadline. */
export function OpenMatchForm({ booking, shares, onOpened }: Props) {
  const { t } = useTranslation(['open-matches', 'players']);
  const { dir } = useLocale();
  const [places, setPlaces] = useState(Math.max(USUAL_PLACES, shares.length));
  const players = useVenue().data?.playersPerMatch ?? USUAL_PLAYERS;
  const [level, setLevel] = useState('');
  const [closes, setCloses] = useState('');
  const form = useMatchForm({ booking, places, level, closes, onOpened });
  const levels = [
    { value: '', label: t('anyLevel') },
    ...LEVELS.map((value) => ({ value, label: t(`players:level.${value}`) })),
  ];
  const hours = [
    { value: '', label: t('lead.closesUsual') },
    ...CLOSES_MINUTES.filter((value) => value !== usualCloses(Infinity)).map((value) => ({
      value: String(value),
      label: t(`lead.closes.${value}`),
    })),
  ];
  return (
    <FormTheme dir={dir}>
      <form {...form.form} className="form">
        <p>{t('lead.text')}</p>
        {form.failure && (
          <Notice status="error" live>
            <p>{form.failure}</p>
          </Notice>
        )}
        <div className="match-count">
          <span>{t('lead.places')}</span>
          <Stepper
            label={t('lead.places')}
            less={t('lead.less')}
            more={t('lead.more')}
            value={places}
            min={Math.max(1, shares.length)}
            max={players - 1}
            onChange={setPlaces}
          />
        </div>
        <TextInput
          {...form.text('priceCents')}
          label={t('lead.price')}
          description={
            <Proposed
              booking={booking}
              shares={shares}
              places={places}
              players={players}
              typed={form.typed}
            />
          }
          inputMode="decimal"
          dir="ltr"
        />
        <SelectField label={t('level')} choices={levels} value={level} onChange={setLevel} />
        <SelectField
          label={t('lead.closesAt')}
          choices={hours}
          value={closes}
          onChange={setCloses}
        />
        {form.errors.closesMinutes && (
          <Notice status="error" live>
            <p>{form.errors.closesMinutes}</p>
          </Notice>
        )}
        <TextInput
          {...form.text('message')}
          label={t('lead.message')}
          maxLength={MAX_MATCH_MESSAGE}
        />
        <Button type="submit" busy={form.busy}>
          {t('lead.open')}
        </Button>
      </form>
    </FormTheme>
  );
}

function useMatchForm({
  booking,
  places,
  level,
  closes,
  onOpened,
}: Omit<Props, 'shares'> & { places: number; level: string; closes: string }) {
  const { t } = useTranslation(['open-matches', 'common']);
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const form = useForm({
    initial: { priceCents: '', message: '' },
    request,
    bodyOf: ({ priceCents, message }) => ({
      booking: booking.reference,
      places,
      ...(level && { level }),
      ...(closes && { closesMinutes: Number(closes) }),
      ...(priceCents.trim() && { priceCents: typedCents(priceCents) ?? priceCents }),
      ...(message.trim() && { message: message.trim() }),
    }),
    send: openMatch,
    unanswered: t('unanswered'),
    done: async () => {
      await queryClient.invalidateQueries({ queryKey: ['open_matches'] });
      showToast({ status: 'success', message: t('lead.opened') });
      onOpened();
    },
  });
  const text = (name: 'priceCents' | 'message') => {
    const field = form.text(name);
    return {
      ...field,
      onChange: (event: Parameters<typeof field.onChange>[0]) => {
        if (name === 'priceCents') setTyped(event.currentTarget.value);
        field.onChange(event);
      },
    };
  };
  return { ...form, text, typed };
}

/** The equal share per place, and the owner's rest at the entered price. */
function Proposed({
  booking: { totalCents },
  shares,
  places,
  players,
  typed,
}: Omit<Props, 'onOpened'> & { places: number; players: number; typed: string }) {
  const { t } = useTranslation('open-matches');
  const { locale } = useLocale();
  const equal = proposedCents({ totalCents, players });
  const price = typed.trim() ? typedCents(typed) : equal;
  const rest =
    typeof price === 'number' ? ownerCents({ totalCents, places, priceCents: price, shares }) : -1;
  return (
    <>
      {t('lead.priceHint', { amount: formatMoney(equal, locale) })}{' '}
      {rest >= 0 && t('lead.rest', { amount: formatMoney(rest, locale) })}
    </>
  );
}
