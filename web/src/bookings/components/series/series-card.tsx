import type { SeriesAnswer } from '@five/shared/bookings/series/series.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { formatMoney } from '@five/shared/money/money';
import { IconCircleCheck, IconCircleX, IconClock, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatEveryWeekday } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { CallDesk } from '../../../venue/components/contact/call-desk.tsx';
import { usePitchName } from '../../use-pitch-name.ts';
import { Countdown } from '../countdown.tsx';
import { ShareButton } from '../share-button.tsx';
import { SeriesDates } from './series-dates.tsx';
import { ExtendSeriesLink } from './extend-series-link.tsx';

const ICONS = {
  pending: IconClock,
  active: IconCircleCheck,
  ended: IconHistory,
  expired: IconCircleX,
  cancelled: IconCircleX,
};

/** A card for a weekly series: its state, the next step of the player, and its dates. */
export function SeriesCard({ series, open }: { series: SeriesAnswer; open: boolean }) {
  const { t } = useTranslation(['series', 'labels']);
  const { locale } = useLocale();
  const { reference, state, startTime, firstDate, lastDate, nextDate, dueCents, holdExpiresAt } =
    series;
  const pitchName = usePitchName();
  const next = series.bookings.find(({ date, status }) => date === nextDate && isUpcoming(status));
  return (
    <article
      className="edged-card series-card"
      id={reference}
      data-state={state}
      aria-labelledby={`title-${reference}`}
    >
      <Head series={series} />
      <p>
        {t('list.span', {
          first: formatDay(firstDate, locale, 'short'),
          last: formatDay(lastDate, locale, 'short'),
        })}{' '}
        · <bdi dir="ltr">{reference}</bdi>
      </p>
      {nextDate && (
        <p>
          <strong>
            {t('list.next', { date: formatDayAt(nextDate, startTime, locale, 'long') })}
          </strong>
        </p>
      )}
      {next && (
        <div className="series-acts">
          <ShareButton booking={next} pitch={pitchName(next.pitch)} />
        </div>
      )}
      {state === 'pending' && holdExpiresAt && <Confirmation holdExpiresAt={holdExpiresAt} />}
      {dueCents > 0 && (
        <p>
          {t('labels:price.due')} · <bdi className="figure">{formatMoney(dueCents, locale)}</bdi>
        </p>
      )}
      <ExtendSeriesLink series={series} />
      <SeriesDates series={series} open={open} />
    </article>
  );
}

/** Weekday, hours and state of a series. */
function Head({
  series: { reference, state, weekday, startTime, endTime },
}: {
  series: SeriesAnswer;
}) {
  const { t } = useTranslation('series');
  const { locale } = useLocale();
  const Icon = ICONS[state];
  return (
    <header>
      <h2 id={`title-${reference}`}>
        {t('create.every', { weekday: formatEveryWeekday(weekday, locale) })} ·{' '}
        <TimeRange startTime={startTime} endTime={endTime} />
      </h2>
      <p className="series-state">
        <Icon size={20} aria-hidden />
        {t(`list.state.${state}`)}
      </p>
    </header>
  );
}

/**
 * States how to confirm the series, and the time that is left until its hold (the pending booking)
 * expires.
 */
function Confirmation({ holdExpiresAt }: { holdExpiresAt: string }) {
  const { t } = useTranslation('series');
  return (
    <div className="series-todo">
      <p>{t('list.toConfirm')}</p>
      <Countdown until={holdExpiresAt} label={t('list.left')} />
      <CallDesk />
    </div>
  );
}
