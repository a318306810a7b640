import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { LEVELS } from '@five/shared/auth/auth.codes';
import {
  CLOSES_MINUTES,
  MAX_MATCH_MESSAGE,
  ownerCents,
  proposedCents,
  usualCloses,
} from '@five/shared/community/open-matches/open-matches.rules';
import { formatMoney } from '@five/shared/money/money';
import { typedCents } from '@five/shared/money/typed-amount';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useForm } from '../../../platform/form/form.ts';
import { showToast } from '../../../platform/messages/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import { openMatch } from '../../../community/open-matches/open-matches.queries.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

const request = async () =>
  (await import('@five/shared/community/open-matches/open-matches.requests')).OpenMatchRequest;
const USUAL_PLACES = 2;
const USUAL_PLAYERS = 10;

interface Props {
  booking: BookingAnswer;
  /**
   * The shares in centimes of the players that are already accepted, if the form opens a closed
   * match again. Empty otherwise.
   */
  shares: readonly number[];
  onOpened: () => void;
}

/**
 * Form that opens a match for other players: number of missing players, level, price per place and
 * deadline.
 */
export function OpenMatchForm({ booking, shares, onOpened }: Props) {
  const { t } = useTranslation('open-matches');
  const [places, setPlaces] = useState(Math.max(USUAL_PLACES, shares.length));
  const players = useVenue().data?.playersPerMatch ?? USUAL_PLAYERS;
  const [level, setLevel] = useState('');
  const [closes, setCloses] = useState('');
  const form = useMatchForm({ booking, places, level, closes, onOpened });
  return (
    <FormArea>
      <form {...form.form} className="form">
        <p>{t('lead.text')}</p>
        {form.failure && (
          <Notice status="error" live>
            <p>{form.failure}</p>
          </Notice>
        )}
        <PlacesField
          places={places}
          min={Math.max(1, shares.length)}
          max={players - 1}
          onChange={setPlaces}
        />
        <PriceField
          form={form}
          booking={booking}
          shares={shares}
          places={places}
          players={players}
        />
        <LevelField value={level} onChange={setLevel} />
        <DeadlineField value={closes} error={form.error('closesMinutes')} onChange={setCloses} />
        <TextField
          {...form.text('message')}
          label={t('lead.message')}
          maxLength={MAX_MATCH_MESSAGE}
        />
        <Button type="submit" busy={form.busy}>
          {t('lead.open')}
        </Button>
      </form>
    </FormArea>
  );
}

interface PlacesFieldProps {
  places: number;
  min: number;
  max: number;
  onChange: (places: number) => void;
}

function PlacesField({ places, min, max, onChange }: PlacesFieldProps) {
  const { t } = useTranslation('open-matches');
  return (
    <div className="match-count">
      <span>{t('lead.places')}</span>
      <Stepper
        label={t('lead.places')}
        less={t('lead.less')}
        more={t('lead.more')}
        value={places}
        min={min}
        max={max}
        onChange={onChange}
      />
    </div>
  );
}

interface PriceFieldProps extends Omit<Props, 'onOpened'> {
  form: ReturnType<typeof useMatchForm>;
  places: number;
  players: number;
}

function PriceField({ form, booking, shares, places, players }: PriceFieldProps) {
  const { t } = useTranslation('open-matches');
  return (
    <TextField
      {...form.text('priceCents')}
      label={t('lead.price')}
      description={
        <Proposed
          booking={booking}
          shares={shares}
          places={places}
          players={players}
          typed={form.value('priceCents')}
        />
      }
      inputMode="decimal"
      dir="ltr"
    />
  );
}

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

function LevelField({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation(['open-matches', 'players']);
  const choices = [
    { value: '', label: t('anyLevel') },
    ...LEVELS.map((level) => ({ value: level, label: t(`players:level.${level}`) })),
  ];
  return <SelectField label={t('level')} choices={choices} value={value} onChange={onChange} />;
}

/**
 * Choice of the deadline for join requests. `value` is the number of minutes before the start of
 * the match, as text; an empty text means the default deadline.
 */
function DeadlineField({ value, error, onChange }: ChoiceProps & { error: string | undefined }) {
  const { t } = useTranslation('open-matches');
  const choices = [
    { value: '', label: t('lead.closesUsual') },
    ...CLOSES_MINUTES.filter((minutes) => minutes !== usualCloses(Infinity)).map((minutes) => ({
      value: String(minutes),
      label: t(`lead.closes.${minutes}`),
    })),
  ];
  return (
    <>
      <SelectField label={t('lead.closesAt')} choices={choices} value={value} onChange={onChange} />
      {error && (
        <Notice status="error" live>
          <p>{error}</p>
        </Notice>
      )}
    </>
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
  return useForm({
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
}

/**
 * Text below the price field. It states the proposed price (an equal share per player) and the part
 * of the booking's total that the owner pays at the entered price.
 */
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
