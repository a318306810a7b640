import { formatMoney } from '@five/shared/money/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { hasPacks, nameOfOffer, offersOf, type Offer } from '../price-table.ts';
import { pricingsQuery } from '../pricings.queries.ts';
import { useToday } from '../../venue/use-today.ts';
import './price-cards.css';

/** Cards with the prices of one hour, two hours and packs. */
export function PriceCards({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const { t } = useTranslation(['pricings', 'common']);
  const today = useToday();
  const { data: pricings, failed, retry } = useResult(pricingsQuery());
  return (
    <div className="prices">
      <Heading>{t('title')}</Heading>
      <p className="prices-lead">{t('lead')}</p>
      <Noscript text={t('noScript')} />
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && (
        <ul className="price-cards">
          {pricings
            ? offersOf(pricings, today()).map((offer) => (
                <PriceCard key={offer.key} offer={offer} heading={Heading === 'h1' ? 'h2' : 'h3'} />
              ))
            : [1, 2, 3, 4].map((n) => (
                <li key={n} className="price-wait needs-scripts">
                  <Skeleton height="100%" />
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}

function PriceCard({ offer, heading: Heading }: { offer: Offer; heading: 'h2' | 'h3' }) {
  const { type, hours, from, varies } = offer;
  const { t } = useTranslation(['pricings', 'common']);
  const { locale } = useLocale();
  return (
    <li className="price-card" data-type={type}>
      {/* A pack is ordered by its name; sessions are known by their length. */}
      <Heading dir="auto">
        {(type === 'pack' && nameOfOffer(offer)) || t(`${type}.title`, { count: hours })}
      </Heading>
      <p className="price-sum">
        <span className="price-from">{varies ? t('from') : '\u00A0'}</span>
        <bdi className="figure">{formatMoney(from.totalCents, locale)}</bdi>
      </p>
      {from.contributionCents !== null && type === 'session' && (
        <p>{t('each', { amount: formatMoney(from.contributionCents, locale) })}</p>
      )}
      {/* The price per hour is rounded like `hourlyPriceCents` of the packs, which is not imported
          because it would enlarge the home page. */}
      {type === 'pack' && (
        <p>{t('hourly', { amount: formatMoney(Math.ceil(from.totalCents / hours), locale) })}</p>
      )}
      <p className="price-note">{from.remark ?? t(`${type}.note`)}</p>
    </li>
  );
}

/** Whether the venue sells packs of hours; assumed until its prices are known. */
export function useSellsPacks(): boolean {
  const today = useToday();
  const { data: pricings } = useResult(pricingsQuery());
  return pricings === undefined || hasPacks(pricings, today());
}
