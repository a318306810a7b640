import type { ImportedRow, KnownRow, RowFault } from '@five/shared/customers/customers.contract';
import type { ReactNode } from 'react';
import { Phone } from '../platform/phone.tsx';
import { interpolate, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { useTariffName } from '../platform/use-tariff-name.ts';
import card from '../ui/card.module.css';
import plain from '../ui/rows.module.css';
import css from './import-customers.module.css';

interface Rows<Row> {
  rows: readonly Row[];
  /**
   * Total number of rows of this kind in the file (invalid, already known or new), including rows
   * that are not shown.
   */
  total: number;
}

/** Invalid rows of the file, each with its line number and what to correct. */
export function ProblemRows({ rows, total }: Rows<RowFault>) {
  const { import: words } = useContentTexts();
  return (
    <RowTable
      title={words.problems}
      heads={[words.row, words.what]}
      rows={rows}
      total={total}
      wrong
    >
      {rows.map(({ row, problem }) => (
        <tr key={row}>
          <td>{row}</td>
          <td>{words.reasons[problem]}</td>
        </tr>
      ))}
    </RowTable>
  );
}

/** Rows whose phone belongs to a known customer. */
export function KnownRows({ rows, total }: Rows<KnownRow>) {
  const { csv, fields, import: words } = useContentTexts();
  return (
    <RowTable
      title={words.known}
      heads={[words.row, fields.name, csv.phone, words.as]}
      rows={rows}
      total={total}
    >
      {rows.map(({ row, name, phone, knownAs, sameAs }) => (
        <tr key={row}>
          <td>{row}</td>
          <td>
            <bdi>{name}</bdi>
          </td>
          <td>
            <Phone phone={phone} />
          </td>
          <td>
            <bdi>
              {sameAs === null
                ? interpolate(words.card, { name: knownAs })
                : interpolate(words.same, { row: sameAs, name: knownAs })}
            </bdi>
          </td>
        </tr>
      ))}
    </RowTable>
  );
}

/** Rows that would be imported. */
export function FreshRows({ rows, total }: Rows<ImportedRow>) {
  const tariffName = useTariffName();
  const { csv, fields, import: words } = useContentTexts();
  return (
    <RowTable
      title={words.fresh}
      heads={[words.row, fields.name, csv.phone, fields.note, fields.tariff]}
      rows={rows}
      total={total}
    >
      {rows.map(({ row, name, phone, note, tariff }) => (
        <tr key={row}>
          <td>{row}</td>
          <td>
            <bdi>{name}</bdi>
          </td>
          <td>
            <Phone phone={phone} />
          </td>
          <td>
            <bdi>{note}</bdi>
          </td>
          <td>
            <bdi>{tariff !== null && tariffName(tariff)}</bdi>
          </td>
        </tr>
      ))}
    </RowTable>
  );
}

function RowTable({
  title,
  heads,
  rows,
  total,
  wrong,
  children,
}: Rows<unknown> & {
  title: string;
  heads: readonly string[];
  wrong?: boolean;
  children: ReactNode;
}) {
  const { import: words } = useContentTexts();
  if (total === 0) return null;
  return (
    <details
      className={`${card['card']} ${css['rows']}`}
      open={wrong ?? false}
      data-wrong={wrong || undefined}
    >
      <summary>
        {title} <bdi>({total})</bdi>
      </summary>
      <div className={plain['scroll']} tabIndex={0} role="region" aria-label={title}>
        <table className={plain['table']}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      {rows.length < total && <p>{interpolate(words.first, { count: rows.length })}</p>}
    </details>
  );
}
