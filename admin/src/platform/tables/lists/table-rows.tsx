import type { ImageAnswer } from '@five/shared/files/files.contract';
import { RecordContextProvider, useListContext, useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OrderButtons } from './order-buttons.tsx';
import { Picture } from '../inputs/picture.tsx';
import css from './table-rows.module.css';
import type { RowOrder } from './use-order.ts';

/** The parts of a record that its row in a list shows. */
export interface RowTemplate {
  /** Null if the record has no picture yet; undefined if the table has no pictures. */
  picture?: ImageAnswer | null;
  /** Initials that are shown in place of an optional picture that is missing. */
  mark?: string;
  /** Colour of a swatch that is shown instead of a picture. */
  color?: string;
  title: ReactNode;
  /** Details in one line that distinguish the record from others. */
  detail: ReactNode;
  /** The state of the record as text. */
  state?: ReactNode;
  /** A button whose action does not open the record. */
  act?: ReactNode;
}

interface TableRowsProps<R extends RaRecord> {
  rowTemplate: (record: R) => RowTemplate;
  order?: RowOrder<R>;
}

/** Records as rows; a press opens a record. On phones the parts of a row are stacked. */
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
