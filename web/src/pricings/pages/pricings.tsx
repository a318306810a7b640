import { formatMoney } from '@five/shared/money/money';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenueName } from '../../venue/venue.queries.ts';
import { PriceCards, useSellsPacks } from '../components/price-cards.tsx';
import { weekdayNames } from '../weekdays.ts';
import { isForTheRest } from '../price-limits.ts';
import { offersOf } from '../price-table.ts';
import { pricingsQuery } from '../pricings.queries.ts';
import { useToday } from '../../venue/use-today.ts';
import './pricings.css';

export default function Pricings() {
  const { t } = useTranslation(['pricings', 'common']);
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} site={useVenueName()} />
      <div className="pricings-top">
        <div className="wrap">
          <PriceCards heading="h1" />
        </div>
      </div>
      <div className="wrap pricings-rest">
        <section>
          <h2>{t('table.title')}</h2>
          <PriceTable />
          <LocaleLink to="/reserve" className={buttonClass('quiet')}>
            {t('common:action.reserve')}
          </LocaleLink>
        </section>
        <Packs />
      </div>
    </>
  );
}

/** Section on packs of hours, if the venue sells any. */
function Packs() {
  const { t } = useTranslation('pricings');
  if (!useSellsPacks()) return null;
  return (
    <section className="pricings-packs">
      <h2>{t('table.packTitle')}</h2>
      <p>{t('table.packText')}</p>
      <LocaleLink to="/account/subscriptions/create" className={buttonClass('gold')}>
        {t('table.packOrder')}
      </LocaleLink>
    </section>
  );
}

/**
 * Table of the price rules for sessions (bookings of one or two hours), with the days, hours and
 * dates to which each price applies.
 */
function PriceTable() {
  const { t } = useTranslation(['pricings', 'common']);
  const { locale } = useLocale();
  const today = useToday();
  const { data: pricings, failed } = useResult(pricingsQuery());
  if (failed) return <p>{t('table.none')}</p>;
  if (!pricings) return <Skeleton height="16rem" />;
  const rules = offersOf(pricings, today())
    .filter(({ type }) => type === 'session')
    .flatMap(({ rules: all }) => all.map((rule) => ({ rule, rest: isForTheRest(rule, all) })));
  if (rules.length === 0) return <p>{t('table.none')}</p>;
  return (
    <div className="price-table" role="region" aria-label={t('table.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(['duration', 'when', 'total'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`table.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, rest }) => (
            <tr key={rule.reference}>
              <th scope="row">
                {t(rule.durationMinutes === 120 ? 'common:duration.120' : 'common:duration.60')}
              </th>
              <td>
                <When rule={rule} rest={rest} />
              </td>
              <td>
                <bdi className="figure">{formatMoney(rule.totalCents, locale)}</bdi>
                {rule.contributionCents !== null && (
                  <small>
                    {t('common:perPerson', { amount: formatMoney(rule.contributionCents, locale) })}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function When({
  rule: { weekdays, startTime, endTime, from, to, pitch, remark },
  rest,
}: {
  rule: PricingAnswer;
  rest: boolean;
}) {
  const { t } = useTranslation(['pricings', 'common']);
  const { locale } = useLocale();
  const [start, end] = [
    startTime && formatTime(startTime, locale),
    endTime && formatTime(endTime, locale),
  ];
  const hours =
    start && end
      ? t('table.between', { from: start, to: end })
      : (start && t('table.from', { time: start })) || (end && t('table.until', { time: end }));
  const dates = useDates(from, to);
  const days = weekdays
    ? weekdayNames(weekdays, locale)
    : t(hours ? 'table.everyDay' : rest ? 'table.rest' : 'table.always');
  // If the venue wrote a note for this price rule, the note replaces its days, hours and pitch. The
  // dates are always added.
  const parts = [
    ...(remark === null ? [days, hours] : [remark]),
    dates,
    remark === null && pitch ? t('table.pitch', { pitch }) : null,
  ].filter(Boolean);
  return (
    <>
      {parts.map((part, i) => (
        <span key={part}>
          {i > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </>
  );
}

/**
 * Returns the dates of a price rule as text, because they may be the only difference between two
 * rules for the same evening.
 */
function useDates(from: string | null, to: string | null): string | null {
  const { t } = useTranslation('pricings');
  const { locale } = useLocale();
  const [first, last] = [
    from && formatDay(from, locale, 'full'),
    to && formatDay(to, locale, 'full'),
  ];
  if (first && last) return t('table.dates', { from: first, to: last });
  return (
    (first && t('table.fromDay', { day: first })) ||
    (last && t('table.untilDay', { day: last })) ||
    null
  );
}
