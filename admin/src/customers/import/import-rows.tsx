import type { ImportedRow, KnownRow, RowFault } from '@five/shared/customers/customers.contract';
import type { ReactNode } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Phone } from '../../platform/texts/formatted.tsx';
import { useTariffName } from '../../platform/texts/use-names.ts';
import card from '../../ui/card.module.css';
import plain from '../../ui/layouts/rows.module.css';
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
  const t = useTypedTranslate();
  return (
    <RowTable
      title={t('import.problems')}
      heads={[t('import.row'), t('import.what')]}
      rows={rows}
      total={total}
      wrong
    >
      {rows.map(({ row, problem }) => (
        <tr key={row}>
          <td>{row}</td>
          <td>{t(`import.reasons.${problem}`)}</td>
        </tr>
      ))}
    </RowTable>
  );
}

/** Rows whose phone belongs to a known customer. */
export function KnownRows({ rows, total }: Rows<KnownRow>) {
  const t = useTypedTranslate();
  return (
    <RowTable
      title={t('import.known')}
      heads={[t('import.row'), t('fields.name'), t('labels.person.phone'), t('import.as')]}
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
                ? t('import.card', { name: knownAs })
                : t('import.same', { row: sameAs, name: knownAs })}
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
  const t = useTypedTranslate();
  return (
    <RowTable
      title={t('import.fresh')}
      heads={[
        t('import.row'),
        t('fields.name'),
        t('labels.person.phone'),
        t('fields.note'),
        t('fields.tariff'),
      ]}
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
  const t = useTypedTranslate();
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
      {rows.length < total && <p>{t('import.first', { count: rows.length })}</p>}
    </details>
  );
}
