import type { AddonLineRequest } from '@five/shared/bookings/create-booking.calls';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Money } from '../../platform/texts/formatted.tsx';
import { addonsQuery } from '../bookings.queries.ts';
import { useOpeningDay } from '../move/use-opening-day.ts';
import css from './extras-fields.module.css';
import { countOf, extrasOf, withCount, withLeft, type Extra } from './extras.rules.ts';

interface ExtrasFieldsProps {
  booking: BookingAnswer;
  chosen: readonly AddonLineRequest[];
  /** Reference of the add-on that was refused, because too many were requested. */
  refused: string | undefined;
  onChange: (chosen: AddonLineRequest[]) => void;
}

/** Fields for the add-ons: one line per option, with minus and plus buttons. */
export function ExtrasFields({ booking, chosen, refused, onChange }: ExtrasFieldsProps) {
  const t = useTypedTranslate();
  const { data, error, refetch } = useQuery(addonsQuery());
  const day = useOpeningDay(booking);
  const plain = data && extrasOf(data, booking);
  const extras =
    plain && day ? withLeft(plain, { addons: data, chosen, booking, day: day.bookings }) : plain;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // If the API refuses an add-on, its line receives the focus.
    if (refused !== undefined)
      list.current
        ?.querySelector<HTMLElement>(
          `[data-addon="${CSS.escape(refused)}"] button:not([aria-disabled])`,
        )
        ?.focus();
  }, [refused]);
  return (
    <section aria-label={t('extras.addons')}>
      {!data && <Refusal error={error} onRetry={refetch} />}
      {extras?.length === 0 && <p>{t('extras.none')}</p>}
      <ul ref={list} className={css['extras']}>
        {extras?.map((extra) => (
          <ExtraLine
            key={`${extra.reference} ${extra.option}`}
            extra={extra}
            count={countOf(chosen, extra)}
            onCount={(count) => onChange(withCount(chosen, extra, count))}
          />
        ))}
      </ul>
    </section>
  );
}

function ExtraLine({
  extra,
  count,
  onCount,
}: {
  extra: Extra;
  count: number;
  onCount: (count: number) => void;
}) {
  const t = useTypedTranslate();
  const { name, most, left, closed } = extra;
  const [isLeast, isMost] = [count === 0, most !== undefined && count >= most];
  return (
    <li data-addon={extra.reference}>
      <span>
        <bdi>{name}</bdi>
        <small>
          <Money cents={extra.priceCents} />
          {closed && <> · {t('extras.closed')}</>}
          {left !== undefined && (
            <> · {left === 0 ? t('extras.used_up') : t('extras.left', { count: left })}</>
          )}
        </small>
      </span>
      <IconButton
        aria-label={t('extras.less', { name })}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onCount(count - 1)}
      >
        <IconMinus aria-hidden />
      </IconButton>
      <output className="figures" aria-live="polite" aria-label={name}>
        {count}
      </output>
      <IconButton
        aria-label={t('extras.more', { name })}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onCount(count + 1)}
      >
        <IconPlus aria-hidden />
      </IconButton>
    </li>
  );
}
