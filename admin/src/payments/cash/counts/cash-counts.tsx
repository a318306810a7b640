import type { CashCountAnswer } from '@five/shared/payments/cash/cash.contract';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { Money } from '../../../platform/texts/formatted.tsx';
import css from '../cash.module.css';
import { WallTime } from '../drawer-facts.tsx';

/**
 * All counts of a session, if there is more than one; a new count does not replace an earlier one.
 */
export function CashCounts({ counts }: { counts: readonly CashCountAnswer[] }) {
  const t = useTypedTranslate();
  if (counts.length < 2) return null;
  return (
    <section className={css['entries']}>
      <h3>{t('cash.counts')}</h3>
      <ul>
        {counts.map(({ at, wall, by, countedCents, expectedCents, differenceCents }, index) => (
          <li key={`${at} ${index}`}>
            <span>
              {t('cash.count_number', { number: index + 1 })}
              <small>
                <WallTime wall={wall} /> · <bdi>{by}</bdi>
              </small>
            </span>
            <span className={css['outcome']}>
              <strong>
                <Money cents={countedCents} />
              </strong>
              <small data-wrong={differenceCents !== 0 || undefined}>
                {differenceCents === 0 ? (
                  t('cash.even')
                ) : (
                  <>
                    {t('cash.difference')} <Money cents={differenceCents} />
                  </>
                )}{' '}
                · {t('cash.expected')} <Money cents={expectedCents} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
