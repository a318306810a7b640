import type { ImageAnswer } from '@five/shared/files/files.contract';
import { RecordContextProvider, useListContext, useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OrderButtons } from './order-buttons.tsx';
import { Picture } from './picture.tsx';
import css from './table-rows.module.css';
import type { RowOrder } from './use-order.ts';

/** The display of a record in a list. */
export interface RowTemplate {
  /** Null: no picture yet. Undefined: this table has no pictures. */
  picture?: ImageAnswer | null;
  /** Letters in place of an optional picture. */
  mark?: string;
  /** A colour swatch in place of a picture. */
  color?: string;
  title: ReactNode;
  /** Distinguishing details in one line. */
  detail: ReactNode;
  /** The state in words. */
  state?: ReactNode;
  /** An action that does not open the record. */
  act?: ReactNode;
}

interface TableRowsProps<R extends RaRecord> {
  rowTemplate: (record: R) => RowTemplate;
  order?: RowOrder<R>;
}

/** Records as rows that open on a press; on phones with a stacked layout. */
export function TableRows<R extends RaRecord>({ rowTemplate, order }: TableRowsProps<R>) {
  const resource = useResourceContext();
  const { data = [] } = useListContext<R>();
  return (
    <ul className={css['rows']}>
      {data.map((record, index) => {
        const { picture, mark, color, title, detail, state, act } = rowTemplate(record);
        return (
          <li key={record.id}>
            {picture !== undefined && (
              <Picture image={picture} {...(mark !== undefined && { mark })} />
            )}
            {color !== undefined && <span className={css['color']} style={{ background: color }} />}
            <span className={css['name']}>
              <Link to={`/${resource}/${encodeURIComponent(record.id)}`}>
                {typeof title === 'string' ? <bdi>{title}</bdi> : title}
              </Link>
              <small>{detail}</small>
            </span>
            {state && <span className={css['state']}>{state}</span>}
            {act && (
              <RecordContextProvider value={record}>
                <span className={css['acts']}>{act}</span>
              </RecordContextProvider>
            )}
            {order && (
              <OrderButtons
                rows={data}
                index={index}
                order={order}
                name={typeof title === 'string' ? title : ''}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
