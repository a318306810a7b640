import { formatMoney } from '@five/shared/money/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/locale.ts';
import { useRead } from '../../platform/read.ts';
import { Unread } from '../../platform/unread.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { type AddonCounts, keyOf, mostOf, type Offer, optionsOf } from '../addons.ts';
import { addonsQuery } from '../pricings.queries.ts';
import './addon-picker.css';

/** Stock is told where it may run out. */
const FEW = 10;

interface Props {
  counts: AddonCounts;
  onChange: (counts: AddonCounts) => void;
}

/** What can be added to a match: each option with its price, and how many of it. */
export function AddonPicker({ counts, onChange }: Props) {
  const { data: addons, failed, retry } = useRead(addonsQuery());
  if (failed) return <Unread onRetry={retry} />;
  if (!addons) return <Skeleton height="10rem" />;
  return (
    <ul className="addons">
      {optionsOf(addons).map((offer) => <Row key={keyOf(offer.addon.reference, offer.option.code)} offer={offer} counts={counts} onChange={onChange} />)}
    </ul>
  );
}

function Row({ offer, counts, onChange }: Props & { offer: Offer }) {
  const { t } = useTranslation('tickets');
  const { locale } = useLocale();
  const { addon, option } = offer;
  const key = keyOf(addon.reference, option.code);
  const name = addon.options.length === 1 && addon.name === option.name ? addon.name : `${addon.name} · ${option.name}`;
  return (
    <li>
      <p>
        <span>{name}</span>
        <small>
          <bdi>{formatMoney(option.priceCents, locale)}</bdi>
          {addon.stock !== null && addon.stock <= FEW && <> · {t('addons.stock', { count: addon.stock })}</>}
        </small>
      </p>
      <Stepper
        label={name}
        less={t('addons.less', { name })}
        more={t('addons.more', { name })}
        value={counts[key] ?? 0}
        min={0}
        max={mostOf(offer, counts)}
        onChange={(quantity) => onChange({ ...counts, [key]: quantity })}
      />
    </li>
  );
}
