import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { countedCents } from '@five/shared/payments/cash.rules';
import { CASH_UNITS, type CashUnit, LEAST_NOTE } from '@five/shared/payments/payments.codes';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { submitOnce } from '../../platform/action-form.tsx';
import { useTypedTranslate } from '../../platform/i18n.ts';
import { useIdempotencyKey } from '../../platform/idempotency.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { useAction } from '../../platform/use-action.ts';
import { Money } from '../../platform/period-text.tsx';
import css from './cash.module.css';
import { countCash } from './cash.queries.ts';
import { type CountInputs, denominationsOf, readPieces } from './count.rules.ts';
import { ActionButton } from '../../ui/action-button.tsx';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/**
 * Counts by notes and coins without showing the expected amount; Enter moves to the next
 * denomination and finally submits.
 */
export function CountForm({
  drawer,
  onCounted,
}: {
  drawer: CashSessionAnswer;
  onCounted: () => void;
}) {
  const t = useTypedTranslate();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<CountInputs>({});
  const heaps = denominationsOf(texts);
  const key = useIdempotencyKey({ texts, before: drawer.countedAt });
  const act = useAction(
    () => countCash(drawer.reference, { count: heaps ?? [] }, key),
    () => t('cash.counted_done'),
  );
  const send = () => {
    if (heaps !== null) act.mutate(undefined, { onSuccess: onCounted });
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + (STEPS[event.key] ?? 0)];
    if (!next || next === event.currentTarget) return;
    event.preventDefault();
    next.focus();
    next.select();
  };
  return (
    <form
      ref={form}
      className={css['form']}
      aria-labelledby={heading}
      onSubmit={submitOnce(act, send)}
      noValidate
    >
      <h2 id={heading}>{t('cash.count_title')}</h2>
      <p>{t('cash.count_help')}</p>
      <table className={css['count']}>
        <tbody>
          {CASH_UNITS.map((unit, index) => (
            <CountRow
              key={unit}
              unit={unit}
              first={index === 0}
              text={texts[unit] ?? ''}
              onChange={(text) => setTexts({ ...texts, [unit]: text })}
              onKeyDown={step}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {t('cash.counted')}
            </th>
            <td>{heaps && <Money cents={countedCents(heaps)} />}</td>
          </tr>
        </tfoot>
      </table>
      <Refusal error={act.error} />
      <ActionButton
        type="submit"
        variant="contained"
        size="large"
        disabled={heaps === null}
        busy={act.isPending}
      >
        {t('cash.count_submit')}
      </ActionButton>
    </form>
  );
}

interface CountRowProps {
  unit: CashUnit;
  first: boolean;
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function CountRow({ unit, first, text, onChange, onKeyDown }: CountRowProps) {
  const t = useTypedTranslate();
  const id = useId();
  const pieces = readPieces(text);
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>
          <Money cents={unit} /> <small>{t(unit < LEAST_NOTE ? 'cash.coins' : 'cash.notes')}</small>
        </label>
      </th>
      <td>
        <input
          id={id}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={5}
          autoFocus={first}
          aria-invalid={pieces === null}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      </td>
      <td>{pieces !== null && pieces > 0 && <Money cents={unit * pieces} />}</td>
    </tr>
  );
}
