import { formatMoney, perPersonCents } from '@five/shared/money/money';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { spanMinutes } from '@five/shared/time/wall-time';
import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Agreement } from '../../../platform/acceptance.tsx';
import { formatDayAt } from '../../../platform/format-night.ts';
import { LocaleLink } from '../../../platform/locale-link.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { TimeRange } from '../../../platform/time-range.tsx';
import { type AddonCounts, addonsCents, linesOf } from '../../../pricings/addons.ts';
import { AddonPicker } from '../../../pricings/components/addon-picker.tsx';
import { addonsQuery } from '../../../pricings/pricings.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import type { Choice } from '../../board.ts';
import type { ChoiceQuery } from '../../choice-query.ts';
import { weeklyPage } from '../../weekly-query.ts';
import { useBookingMethod } from '../../use-booking-method.ts';
import { useReservation } from '../../use-reservation.ts';
import '../../../ui/disclosure.css';
import './choice-bar.css';
import { BookingMethodToggle } from '../../../payments/components/method-toggle.tsx';
import { CloseButton } from './close-button.tsx';
import { useReplaceTabBar } from './use-replace-tab-bar.ts';
import { Refusal } from '../refusal.tsx';

interface Props {
  choice: Choice;
  /**
   * Called with the selection when its booking request is sent. Called with null if the API refuses
   * because the price has changed, so that the bar shows the new price before a new attempt.
   */
  onSend: (choice: Choice | null) => void;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/** Bar with the selected time, its price, the payment method and the submit button. */
export function ChoiceBar({ choice, onSend, onChoose }: Props) {
  const { t } = useTranslation(['bookings', 'common', 'tickets']);
  const { byPack, method, setMethod } = useBookingMethod({
    date: choice.slot.date,
    minutes: spanMinutes(choice.slot.startTime, choice.endTime),
  });
  const { reserve, busy, failureOf } = useReservation({ onOtherPrice: () => onSend(null) });
  const [addons, setAddons] = useState<AddonCounts>({});
  const addedCents = addonsCents(addons, useQuery(addonsQuery()).data ?? []);
  const failure = failureOf(choice);
  const send = () => {
    onSend(choice);
    reserve(choice, {
      paymentMethod: method,
      addons: linesOf(addons),
      shownCents: addedCents + (method === 'pack' ? 0 : choice.totalCents),
    });
  };
  useReplaceTabBar();
  return (
    <section className="choice on-light" aria-label={t('bar.label')}>
      <div className="wrap choice-body">
        {failure && <Refusal failure={failure} onChoose={onChoose} />}
        <div className="choice-row">
          <Summary choice={choice} />
          <Total choice={choice} addedCents={addedCents} inHours={method === 'pack'} />
          <BookingMethodToggle byPack={byPack} value={method} onChange={setMethod} />
          <Button size="large" className="choice-go" busy={busy} onClick={send}>
            {t('bar.submit')}
          </Button>
          <CloseButton
            label={t('bar.close')}
            onClose={() => onChoose({ startTime: null, pitch: null })}
          />
        </div>
        <Addons counts={addons} addedCents={addedCents} onChange={setAddons} />
        <p className="choice-weekly">
          <IconRepeat size={20} aria-hidden />
          <LocaleLink to={weeklyPage(choice)}>{t('bar.weekly')}</LocaleLink>
        </p>
        <p className="choice-accept">
          <Agreement text={t('bar.accept')} />
        </p>
      </div>
    </section>
  );
}

function Summary({ choice: { slot, endTime, pitch } }: { choice: Choice }) {
  const { locale } = useLocale();
  return (
    <p className="choice-what" aria-live="polite">
      <span className="figure">
        <TimeRange startTime={slot.startTime} endTime={endTime} />
      </span>
      <span>
        {formatDayAt(slot.date, slot.startTime, locale, 'short')} · {pitch.name}
      </span>
    </p>
  );
}

interface TotalProps {
  choice: Choice;
  addedCents: number;
}

function Total({ choice, addedCents, inHours }: TotalProps & { inHours: boolean }) {
  return inHours ? (
    <PackHours choice={choice} addedCents={addedCents} />
  ) : (
    <Price totalCents={choice.totalCents + addedCents} />
  );
}

function Price({ totalCents }: { totalCents: number }) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  return (
    <p className="choice-price">
      <span className="unseen">{t('bar.total')}</span>
      <span className="figure">
        <bdi>{formatMoney(totalCents, locale)}</bdi>
      </span>
      {venue && (
        <span>
          {t('common:perPerson', {
            amount: formatMoney(perPersonCents(totalCents, venue.playersPerMatch), locale),
          })}
        </span>
      )}
    </p>
  );
}

/** Total of a booking that is paid with pack hours; only its add-ons are paid in money. */
function PackHours({ choice: { slot, endTime }, addedCents }: TotalProps) {
  const { t } = useTranslation('bookings');
  const { locale } = useLocale();
  return (
    <p className="choice-price">
      <span className="unseen">{t('bar.total')}</span>
      <span className="figure">
        {t('bar.hours', { count: hoursOf(spanMinutes(slot.startTime, endTime)) })}
      </span>
      <span>
        {addedCents > 0
          ? t('bar.fromPackAnd', { amount: formatMoney(addedCents, locale) })
          : t('bar.fromPack')}
      </span>
    </p>
  );
}

interface AddonsProps {
  counts: AddonCounts;
  addedCents: number;
  onChange: (counts: AddonCounts) => void;
}

function Addons({ counts, addedCents, onChange }: AddonsProps) {
  const { t } = useTranslation('tickets');
  const { locale } = useLocale();
  return (
    <details className="disclosure">
      <summary>
        {t('addons.offer')}
        {addedCents > 0 && <bdi>+ {formatMoney(addedCents, locale)}</bdi>}
      </summary>
      <AddonPicker counts={counts} onChange={onChange} />
    </details>
  );
}
