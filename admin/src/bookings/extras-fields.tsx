import type { AddonLineInput, BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useSay } from '../platform/i18n.ts';
import { Money } from '../platform/when.tsx';
import { addonsQuery } from './bookings.queries.ts';
import css from './extras-fields.module.css';
import { countOf, extrasOf, withCount, type Extra } from './extras.rules.ts';

interface ExtrasFieldsProps {
  booking: BookingAnswer;
  chosen: readonly AddonLineInput[];
  onChange: (chosen: AddonLineInput[]) => void;
}

/** Bibs, a ball, a referee: a line each, one more or one less a press. */
export function ExtrasFields({ booking, chosen, onChange }: ExtrasFieldsProps) {
  const say = useSay();
  const { data } = useQuery(addonsQuery());
  const extras = data && extrasOf(data, booking);
  return (
    <section aria-label={say('extras.addons')}>
      {extras?.length === 0 && <p>{say('extras.none')}</p>}
      <ul className={css['extras']}>
        {extras?.map((extra) => (
          <ExtraLine key={`${extra.reference} ${extra.option}`} extra={extra} count={countOf(chosen, extra)} onCount={(count) => onChange(withCount(chosen, extra, count))} />
        ))}
      </ul>
    </section>
  );
}

function ExtraLine({ extra, count, onCount }: { extra: Extra; count: number; onCount: (count: number) => void }) {
  const say = useSay();
  const { name, most } = extra;
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        <small>
          <Money cents={extra.priceCents} />
          {most !== undefined && <> · {say('extras.closed')}</>}
        </small>
      </span>
      <IconButton aria-label={say('extras.less', { name })} disabled={count === 0} onClick={() => onCount(count - 1)}>
        <IconMinus aria-hidden />
      </IconButton>
      <output className="figures" aria-live="polite" aria-label={name}>
        {count}
      </output>
      <IconButton aria-label={say('extras.more', { name })} disabled={most !== undefined && count >= most} onClick={() => onCount(count + 1)}>
        <IconPlus aria-hidden />
      </IconButton>
    </li>
  );
}
