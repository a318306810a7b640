import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { Money } from '../../../platform/texts/formatted.tsx';
import css from '../cash.module.css';

/** Shows the counted amount beside the expected amount. */
export function CountResult({
  drawer: { floatCents, takings, expectedCents, countedCents, differenceCents },
}: {
  drawer: CashSessionAnswer;
}) {
  const t = useTypedTranslate();
  const Sign = differenceCents === 0 ? IconCircleCheck : IconAlertTriangle;
  return (
    <table className={css['result']}>
      <tbody>
        <Line name={t('cash.float')} cents={floatCents} />
        <Line name={t('cash.received')} cents={takings?.receivedCents ?? null} />
        <Line name={t('cash.returned')} cents={-(takings?.returnedCents ?? 0) || null} />
        <Line name={t('cash.kinds.in')} cents={takings?.putInCents || null} />
        <Line name={t('cash.kinds.out')} cents={-(takings?.takenOutCents ?? 0) || null} />
        <Line name={t('cash.expected')} cents={expectedCents} strong />
        <Line name={t('cash.counted')} cents={countedCents} strong />
      </tbody>
      <tfoot>
        <tr data-wrong={differenceCents !== 0 || undefined}>
          <th scope="row">
            <Sign aria-hidden size={24} /> {t('cash.difference')}
          </th>
          <td>{differenceCents !== null && <Money cents={differenceCents} />}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({
  name,
  cents,
  strong = false,
}: {
  name: string;
  cents: number | null;
  strong?: boolean;
}) {
  if (cents === null) return null;
  return (
    <tr data-strong={strong || undefined}>
      <th scope="row">{name}</th>
      <td>
        <Money cents={cents} />
      </td>
    </tr>
  );
}
