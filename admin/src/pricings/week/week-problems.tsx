import type { SessionRule } from '@five/shared/pricings/quote.rules';
import type { Gap } from '@five/shared/pricings/week.rules';
import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import { timeOfWall } from '@five/shared/time/wall-time';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { newPricePath, WEEK_PAGE, withoutAnyPrice } from './new-price.rules.ts';
import css from './week-prices.module.css';
import { sessionPricesQuery } from './week.queries.ts';

const SHOWN = 10;

interface GapListProps {
  gaps: readonly Gap[];
  /** Whether a price can be added, by a button above the list. */
  addable: boolean;
}

/** Lists periods that cannot be booked because they have no price. */
export function GapList({ gaps, addable }: GapListProps) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const pitchName = usePitchName();
  const { data: prices } = useQuery(sessionPricesQuery());
  const none = withoutAnyPrice(prices);
  const some = gaps.filter(({ durationMinutes }) => !none.includes(durationMinutes));
  return (
    <>
      <strong>{t('week.gaps')}</strong>
      {none.map((minutes) => (
        <div key={minutes}>{t('week.no_price', { minutes })}</div>
      ))}
      {addable && <AddPrices gaps={gaps} />}
      <ul>
        {some.slice(0, SHOWN).map(({ openingDay, pitch, durationMinutes, start, end }) => (
          <li key={`${start} ${pitch} ${durationMinutes}`}>
            {t('week.gap', {
              day: shortDay(openingDay),
              pitch: pitchName(pitch),
              minutes: durationMinutes,
            })}{' '}
            · <Span startTime={timeOfWall(start)} endTime={timeOfWall(end)} />
          </li>
        ))}
        {some.length > SHOWN && <li>{t('week.more', { count: some.length - SHOWN })}</li>}
      </ul>
    </>
  );
}

/** Links to a new price of each duration that lacks one. */
function AddPrices({ gaps }: { gaps: readonly Gap[] }) {
  const t = useTypedTranslate();
  const missing = BOOKING_DURATIONS.filter((minutes) =>
    gaps.some(({ durationMinutes }) => durationMinutes === minutes),
  );
  return (
    <div className={css['add']}>
      {missing.map((minutes) => (
        <Button
          key={minutes}
          component={Link}
          variant="outlined"
          to={newPricePath(minutes)}
          state={{ back: WEEK_PAGE }}
        >
          {t('week.add_price', { minutes })}
        </Button>
      ))}
    </div>
  );
}

/**
 * Lists pairs of prices that apply to the same start, although neither takes precedence. The API
 * refuses such pairs. The price with the reference `own`, which is edited in the form, is named
 * 'this price'.
 */
export function OverlapList({
  overlaps,
  own,
}: {
  overlaps: readonly [SessionRule, SessionRule][];
  own: string | undefined;
}) {
  const t = useTypedTranslate();
  return (
    <>
      <strong>{t('week.overlaps')}</strong>
      <ul>
        {overlaps.slice(0, SHOWN).map((pair) => (
          <li key={pair.map(({ reference }) => reference).join()}>
            {pair.map(({ reference }, index) => (
              <span key={reference}>
                {index > 0 && ' · '}
                {reference === own ? t('week.this_price') : <PriceLink reference={reference} />}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {t('week.overlaps_help')}
    </>
  );
}

function PriceLink({ reference }: { reference: string }) {
  const textOf = useTextOf();
  const { data: prices } = useQuery(sessionPricesQuery());
  const named = prices?.find((price) => price.reference === reference);
  return (
    <Link to={`/pricings/${encodeURIComponent(reference)}`}>
      <bdi>{named ? textOf(named.name) : reference}</bdi>
    </Link>
  );
}
