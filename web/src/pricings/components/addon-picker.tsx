import type { ClosedAddon } from '@five/shared/bookings/closed-addons.rules';
import { formatMoney } from '@five/shared/money/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { type AddonCounts, keyOf, mostOf, type Offer, optionsOf } from '../addons.ts';
import { addonsQuery } from '../pricings.queries.ts';
import './addon-picker.css';

/** If at most this many items of an add-on are in stock, their number is displayed. */
const FEW = 10;

interface Props {
  counts: AddonCounts;
  onChange: (counts: AddonCounts) => void;
  /** Add-ons that the booking already contains and that the venue no longer offers. */
  closed?: readonly ClosedAddon[];
}

/** Whether the venue offers no add-on; false while this is not known. */
export function useOffersNone(): boolean {
  const { data } = useQuery(addonsQuery());
  return data !== undefined && optionsOf(data).length === 0;
}

/** Choice of add-ons for a match: each option with its price and quantity. */
export function AddonPicker({ counts, onChange, closed = [] }: Props) {
  const { t } = useTranslation('tickets');
  const { data: addons, failed, retry } = useResult(addonsQuery());
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!addons) return <Skeleton height="10rem" />;
  const countsTo = (key: string) => ({
    value: counts[key] ?? 0,
    onChange: (quantity: number) => onChange({ ...counts, [key]: quantity }),
  });
  return (
    <ul className="addons">
      {optionsOf(addons).map((offer) => {
        const {
          addon: { reference, stock },
          option: { code, priceCents },
        } = offer;
        const key = keyOf(reference, code);
        return (
          <Row
            key={key}
            name={nameOf(offer)}
            cents={priceCents}
            note={stock !== null && stock <= FEW && t('addons.stock', { count: stock })}
            max={mostOf(offer, counts)}
            {...countsTo(key)}
          />
        );
      })}
      {closed.map(({ reference, option, name, unitCents, quantity }) => {
        const key = keyOf(reference, option);
        return (
          <Row
            key={key}
            name={name}
            cents={unitCents}
            note={t('addons.gone')}
            max={quantity}
            {...countsTo(key)}
          />
        );
      })}
    </ul>
  );
}

const nameOf = ({ addon, option }: Offer) =>
  addon.options.length === 1 && addon.name === option.name
    ? addon.name
    : `${addon.name} · ${option.name}`;

interface RowProps {
  name: string;
  cents: number;
  note: ReactNode;
  value: number;
  max: number;
  onChange: (quantity: number) => void;
}

function Row({ name, cents, note, value, max, onChange }: RowProps) {
  const { t } = useTranslation('tickets');
  const { locale } = useLocale();
  return (
    <li>
      <p>
        <span>{name}</span>
        <small>
          <bdi>{formatMoney(cents, locale)}</bdi>
          {note && <> · {note}</>}
        </small>
      </p>
      <Stepper
        label={name}
        less={t('addons.less', { name })}
        more={t('addons.more', { name })}
        value={value}
        min={0}
        max={max}
        onChange={onChange}
      />
    </li>
  );
}
