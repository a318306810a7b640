import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { countedCents } from '@five/shared/payments/cash/cash.rules';
import { CASH_UNITS, type CashUnit, LEAST_NOTE } from '@five/shared/payments/payments.codes';
import { useId, useState, type KeyboardEvent } from 'react';
import { submitOnce } from '../../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { Refusal } from '../../../platform/forms/refusal.tsx';
import { useAction } from '../../../platform/requests/use-action.ts';
import { Money } from '../../../platform/texts/formatted.tsx';
import css from '../cash.module.css';
import { countCash } from '../cash.queries.ts';
import { type CountInputs, denominationsOf, readPieces } from './count.rules.ts';
import { ActionButton } from '../../../ui/action-button.tsx';

/**
 * Form to count notes and coins, which does not show the expected amount. Enter moves to the next
 * denomination and, at the end, submits.
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
  const [texts, setTexts] = useState<CountInputs>({});
  const heaps = denominationsOf(texts);
  const keys = useIdempotencyKey();
  const act = useAction(
    () =>
      keys.send({ texts, before: drawer.countedAt }, (key) =>
        countCash(drawer.reference, { count: heaps ?? [] }, key),
      ),
    () => t('cash.counted_done'),
  );
  const send = () => {
    if (heaps !== null) act.mutate(undefined, { onSuccess: onCounted });
  };
  return (
    <form
      className={css['form']}
      aria-labelledby={heading}
      onSubmit={submitOnce(act, send)}
      noValidate
    >
      <h2 id={heading}>{t('cash.count_title')}</h2>
      <p>{t('cash.count_help')}</p>
      <CountTable texts={texts} onChange={setTexts} />
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

/** Table with a row for each denomination, and the total. */
function CountTable({
  texts,
  onChange,
}: {
  texts: CountInputs;
  onChange: (texts: CountInputs) => void;
}) {
  const t = useTypedTranslate();
  const heaps = denominationsOf(texts);
  return (
    <table className={css['count']}>
      <tbody>
        {CASH_UNITS.map((unit, index) => (
          <CountRow
            key={unit}
            unit={unit}
            first={index === 0}
            text={texts[unit] ?? ''}
            onChange={(text) => onChange({ ...texts, [unit]: text })}
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
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Moves the focus to the field of the next or previous denomination. */
function focusNeighbor(event: KeyboardEvent<HTMLInputElement>) {
  const fields = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + (STEPS[event.key] ?? 0)];
  if (!next || next === event.currentTarget) return;
  event.preventDefault();
  next.focus();
  next.select();
}

interface CountRowProps {
  unit: CashUnit;
  first: boolean;
  text: string;
  onChange: (text: string) => void;
}

function CountRow({ unit, first, text, onChange }: CountRowProps) {
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
          onKeyDown={focusNeighbor}
        />
      </td>
      <td>{pieces !== null && pieces > 0 && <Money cents={unit * pieces} />}</td>
    </tr>
  );
}
