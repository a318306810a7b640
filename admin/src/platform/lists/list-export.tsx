import type { ListPath, SortOf } from '@five/shared/contract/call-types';
import { useListContext, type RaRecord } from 'ra-core';
import { allRows } from '../requests/all-rows.ts';
import { OWN_ORDER } from '../requests/data-provider.ts';
import { ExportButton, type Column } from './export-button.tsx';

/** Exports the rows of a list with its filters and order. */
export function ListExport<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const { resource, filterValues, sort } = useListContext<R>();
  return (
    <ExportButton
      file={resource}
      columns={columns}
      // The columns are written for the rows of the list on the page.
      read={() =>
        allRows(
          resource as ListPath,
          filterValues,
          sort.field === OWN_ORDER.field
            ? undefined
            : ([sort.field, sort.order] as SortOf<ListPath>),
        ) as Promise<readonly RaRecord[]> as Promise<readonly R[]>
      }
    />
  );
}
