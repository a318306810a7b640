import { formatMoney } from '@five/shared/money/money';
import { notOver } from '@five/shared/pricings/holding.rules';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { pricingsQuery } from '../../pricings/pricings.queries.ts';
import { useToday } from '../use-today.ts';

/**
 * The current and future prices of a place in the academy. Nothing is shown without a price,
 * because the families are then called back with it.
 */
export function AcademyPrices() {
  const { t } = useTranslation('academy');
  const today = useToday();
  const { data: pricings = [] } = useResult(pricingsQuery());
  const all = pricings.filter(({ type, archived }) => type === 'academy' && !archived);
  const prices = all.length > 0 ? notOver(all, today()) : [];
  if (prices.length === 0) return null;
  return (
    <section className="academy-prices" aria-labelledby="academy-prices">
      <h3 id="academy-prices">{t('prices.title')}</h3>
      <ul>
        {prices.map((price) => (
          <Price key={price.reference} price={price} today={today()} />
        ))}
      </ul>
    </section>
  );
}

function Price({
  price: { name, remark, totalCents, from },
  today,
}: {
  price: PricingAnswer;
  today: string;
}) {
  const { t } = useTranslation('academy');
  const { locale } = useLocale();
  return (
    <li>
      <span dir="auto">{name}</span>
      <bdi className="figure">{formatMoney(totalCents, locale)}</bdi>
      {from !== null && from > today && (
        <span>{t('prices.from', { date: formatDay(from, locale, 'full') })}</span>
      )}
      {remark && <span dir="auto">{remark}</span>}
    </li>
  );
}
