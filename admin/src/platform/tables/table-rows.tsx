import type { ImageAnswer } from '@five/shared/files/files.contract';
import { RecordContextProvider, useListContext, useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OrderButtons } from './order-buttons.tsx';
import { Picture } from './picture.tsx';
import css from './table-rows.module.css';
import type { RowOrder } from './use-order.ts';

/** What a manager sees of a record at one look. */
export interface RowFace {
  /** Null: it has a place for one, and none. Left out: this table has no pictures. */
  picture?: ImageAnswer | null;
  /** Letters in its place, where it is well without one. */
  mark?: string;
  /** A spot of colour instead of a picture. */
  color?: string;
  title: ReactNode;
  /** What tells it apart, in one quiet line. */
  detail: ReactNode;
  /** Its state in words. */
  state?: ReactNode;
  /** What can be done without opening it. */
  act?: ReactNode;
}

interface TableRowsProps<R extends RaRecord> {
  face: (record: R) => RowFace;
  order?: RowOrder<R>;
}

/** The records as rows that a press opens; on a phone the same rows, folded. */
export function TableRows<R extends RaRecord>({ face, order }: TableRowsProps<R>) {
  const resource = useResourceContext();
  const { data = [] } = useListContext<R>();
  return (
    <ul className={css['rows']}>
      {data.map((record, index) => {
        const { picture, mark, color, title, detail, state, act } = face(record);
        return (
          <li key={record.id}>
            {picture !== undefined && <Picture image={picture} {...(mark !== undefined && { mark })} />}
            {color !== undefined && <span className={css['color']} style={{ background: color }} />}
            <span className={css['name']}>
              <Link to={`/${resource}/${encodeURIComponent(record.id)}`}>
                {typeof title === 'string' ? <bdi>{title}</bdi> : title}
              </Link>
              <small>{detail}</small>
            </span>
            {state && <span className={css['state']}>{state}</span>}
            {act && <RecordContextProvider value={record}><span className={css['acts']}>{act}</span></RecordContextProvider>}
            {order && <OrderButtons rows={data} index={index} order={order} name={typeof title === 'string' ? title : ''} />}
          </li>
        );
      })}
    </ul>
  );
}
