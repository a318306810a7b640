import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { formatMoney } from '@five/shared/money/money';
import { sharesOf } from '@five/shared/money/shares';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../../platform/messages/alerts.ts';
import { ShareText } from '../../../platform/page/share-text.tsx';
import { formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import '../../../ui/disclosure.css';
import '../ticket/ticket-parts.css';

const FEWEST = 2;
const MOST = 30;

interface Props {
  booking: BookingAnswer;
  pitch: string;
}

/**
 * Shows how the price of a booking is divided among the players, exact to the centime. The player
 * can copy a message about it for the team.
 */
export function CostShare({ booking, pitch }: Props) {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: venue } = useVenue();
  const [chosen, setPlayers] = useState<number | null>(null);
  const players = chosen ?? venue?.playersPerMatch ?? FEWEST;
  const shares = useShareTexts(booking.totalCents, players);
  const message = useMessage(booking, pitch, shares, players);
  const refused = () => showAlert({ status: 'error', message: t('common:error.copy') });
  return (
    <details className="ticket-part disclosure">
      <summary>{t('share.title')}</summary>
      <div className="cost-share">
        <Stepper
          label={t('share.players')}
          less={t('share.less')}
          more={t('share.more')}
          value={players}
          min={FEWEST}
          max={MOST}
          onChange={setPlayers}
        />
        <p className="cost-share-sum" aria-live="polite">
          {shares}
        </p>
        <p className="cost-share-message" dir="auto">
          {message}
        </p>
        <div className="ticket-actions">
          <ShareText text={message} />
          <CopyButton
            text={message}
            label={t('share.copy')}
            shortLabel={t('common:action.copy')}
            doneLabel={t('common:action.copied')}
            onRefused={refused}
          />
        </div>
      </div>
    </details>
  );
}

/**
 * Returns the shares as text: `60 DH chacun` if all are equal, else the number of players for each
 * amount.
 */
function useShareTexts(totalCents: number, players: number): string {
  const { t } = useTranslation('tickets');
  const { locale } = useLocale();
  const shares = sharesOf(totalCents, players);
  if (shares.length === 1)
    return t('share.each', { amount: formatMoney(shares[0]?.cents ?? 0, locale) });
  return shares
    .map(({ people, cents }) =>
      t('share.some', { count: people, amount: formatMoney(cents, locale) }),
    )
    .join(t('share.and'));
}

function useMessage(
  { date, startTime, totalCents, match }: BookingAnswer,
  pitch: string,
  shares: string,
  players: number,
): string {
  const { t } = useTranslation('tickets');
  const { locale, localize } = useLocale();
  const { data: venue } = useVenue();
  const where = { pitch, venue: venue?.name ?? '', address: venue?.address ?? '' };
  const when = {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
  };
  return t('share.message', {
    ...where,
    ...when,
    total: formatMoney(totalCents, locale),
    count: players,
    shares,
    link: `${location.origin}${localize(match.path)}`,
  });
}
