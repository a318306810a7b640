import type { Texts } from '@five/shared/locales/locale';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import type { SessionRule } from '@five/shared/pricings/quote.rules';
import { mondayOf, weekStarts } from '@five/shared/pricings/week.rules';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { dayQuery } from '../../desk/desk.queries.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useListed } from '../../platform/texts/use-listed.ts';
import { Note } from '../../ui/note.tsx';
import { useWeekInput } from './use-week-input.ts';
import { WeekChoice } from './week-list.tsx';
import { WeekPrices } from './week-prices.tsx';
import { sessionPricesQuery } from './week.queries.ts';
import css from './week-prices.module.css';
import { draftOf, outranked, withDraft, withReplaced } from './week-prices.rules.ts';

/** Preview below a price's form: the prices of the week that begins on the price's first day. */
export function WeekPreview() {
  const t = useTypedTranslate();
  const values: unknown = useWatch();
  const { data: day } = useQuery(dayQuery(null));
  const { input, error, refetch } = useWeekInput();
  const { data: prices = [] } = useQuery(sessionPricesQuery());
  const [turned, setTurned] = useState<string | null>(null);
  const typed: Record<string, unknown> = Object.fromEntries(Object.entries(values ?? {}));
  const draft = draftOf(typed);
  if (draft && !input && error)
    return (
      <section className={css['preview']} aria-label={t('week.preview')}>
        <h2>{t('week.preview')}</h2>
        <Refusal error={error} onRetry={refetch} />
      </section>
    );
  if (!draft || !input || !day) return null;
  const begins = draft.from !== null && draft.from > day.date ? draft.from : day.date;
  const first = turned ?? mondayOf(begins);
  const replaces = typed['replaces'];
  const rules = withDraft(withReplaced(input.rules, replaces, draft.from), draft);
  const weekInput = { ...input, tariff: draft.tariff, first };
  const behind =
    replaces === undefined
      ? []
      : outranked(
          weekStarts(weekInput),
          weekStarts<SessionRule>({ ...weekInput, rules }),
          draft.reference,
          replaces,
        );
  return (
    <section className={css['preview']} aria-label={t('week.preview')}>
      <h2>{t('week.preview')}</h2>
      <p>{t('week.preview_help')}</p>
      <WeekChoice first={first} onChange={setTurned} />
      {behind.length > 0 && (
        <OutrankedNote prices={prices.filter(({ reference }) => behind.includes(reference))} />
      )}
      <WeekPrices
        {...weekInput}
        rules={rules}
        durationMinutes={draft.durationMinutes ?? 60}
        marked={draft.reference}
      />
    </section>
  );
}

/**
 * Note that lists the stored prices that the price entered in the form supersedes in the displayed
 * week.
 */
function OutrankedNote({ prices }: { prices: readonly Pick<PricingAnswer<Texts>, 'name'>[] }) {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const listed = useListed();
  return (
    <Note tone="warning" icon={IconAlertTriangle}>
      {t('week.outranks')} <bdi>{listed(prices.map(({ name }) => textOf(name)))}</bdi>
    </Note>
  );
}
