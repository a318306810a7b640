import type { BankFormat } from '@five/shared/payments/bank/bank.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import plain from '../../ui/layouts/rows.module.css';
import css from './statement.module.css';

type Role = 'date' | 'amount' | 'debit' | 'mark' | 'label';

interface FileRowsProps {
  rows: readonly (readonly string[])[];
  /** Row number, in the file, of the first row that is shown. */
  firstRow: number;
  format: BankFormat;
}

/**
 * Shows the rows of a file from its header on, with numbered columns. The columns that the format
 * uses are highlighted with their meaning.
 */
export function FileRows({ rows, firstRow, format }: FileRowsProps) {
  const { dateColumn, amountColumn, debitColumn, markColumn, labelColumns, headerRows } = format;
  const t = useTypedTranslate();
  const roleName = (role: Role | undefined) => role && t(`transfer.roles.${role}`);
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const roles = new Map<number | null, Role>([
    ...labelColumns.map((column): [number, Role] => [column, 'label']),
    [markColumn, 'mark'],
    [debitColumn, 'debit'],
    [amountColumn, 'amount'],
    [dateColumn, 'date'],
  ]);
  const roleOf = (index: number) => roles.get(index + 1);
  return (
    <div
      className={`${plain['scroll']} ${css['lines']}`}
      tabIndex={0}
      role="region"
      aria-label={t('transfer.first_rows')}
    >
      <table className={plain['table']}>
        <thead>
          <tr>
            {Array.from({ length: width }, (_, index) => (
              <th key={index} scope="col" data-read={roleOf(index)}>
                {index + 1} <small>{roleName(roleOf(index))}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} data-known={row + firstRow <= headerRows || undefined}>
              {Array.from({ length: width }, (_, index) => (
                <td key={index} data-read={roleOf(index)}>
                  <bdi>{cells[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
