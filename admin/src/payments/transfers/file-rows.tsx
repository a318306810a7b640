import type { BankFormat } from '@five/shared/payments/bank.contract';
import { useSay } from '../../platform/i18n.ts';
import css from './statement.module.css';

/** The first rows of a file, its columns numbered as the form asks for them; those that are read stand out. */
export function FileRows({ rows, format: { dateColumn, amountColumn, debitColumn, markColumn, labelColumns, headerRows } }: { rows: readonly (readonly string[])[]; format: BankFormat }) {
  const say = useSay();
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const read = [dateColumn, amountColumn, debitColumn, markColumn, ...labelColumns];
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={say('transfer.first_rows')}>
      <table>
        <thead>
          <tr>{Array.from({ length: width }, (_, index) => <th key={index} scope="col" data-read={read.includes(index + 1) || undefined}>{index + 1}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} data-known={row < headerRows || undefined}>
              {Array.from({ length: width }, (_, index) => <td key={index} data-read={read.includes(index + 1) || undefined}><bdi>{cells[index]}</bdi></td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
