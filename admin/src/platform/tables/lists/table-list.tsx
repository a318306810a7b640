import { Button } from '@mui/material';
import { IconPlus } from '@tabler/icons-react';
import { useListContext, type RaRecord } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { List, Pagination, SearchInput, TopToolbar } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { OWN_ORDER } from '../../requests/data-provider.ts';
import type { Column } from '../../lists/export-button.tsx';
import { ListExport } from '../../lists/list-export.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { TablePage } from '../table-page.tsx';
import { TableRows, type RowTemplate } from './table-rows.tsx';
import { isAdded, createPath, mayDo, type TableName } from '../tables.ts';
import type { RowOrder } from './use-order.ts';

interface TableListProps<R extends RaRecord> {
  table: TableName;
  rowTemplate: (record: R) => RowTemplate;
  /** Columns of the export. */
  columns: readonly Column<R>[];
  filters?: ReactElement[];
  /** Content between title and list. */
  above?: ReactNode;
  order?: RowOrder<R>;
}

const PER_PAGE = 25;
/** Page size of lists in manual order: all rows must be on one page. It is the API's maximum. */
const PER_ORDERED_PAGE = 100;

/** List of a content table: search, filters and rows, with a button above it that adds a record. */
export function TableList<R extends RaRecord>({
  table,
  rowTemplate,
  columns,
  filters = [],
  above,
  order,
}: TableListProps<R>) {
  const t = useTypedTranslate();
  const name = t(`tables.${table}.name`);
  const add = isAdded(table) && mayDo(table, 'create') && (
    <AddButton table={table} name={t(`add.${table}`)} />
  );
  return (
    <TablePage
      title={name}
      back={{ to: '/centre', name: t('page.to_centre') }}
      acts={add}
      allowed={mayDo(table, 'create') || mayDo(table, 'update')}
    >
      {above}
      <List
        actions={
          <TopToolbar>
            <ListExport columns={columns} />
          </TopToolbar>
        }
        empty={<Empty title={t(`tables.${table}.none`)} help={t(`tables.${table}.none_help`)} />}
        exporter={false}
        filters={[
          <SearchInput key="q" source="q" alwaysOn placeholder={t('page.search')} />,
          ...filters,
        ]}
        pagination={<MorePages />}
        perPage={order ? PER_ORDERED_PAGE : PER_PAGE}
        resource={table}
        sort={OWN_ORDER}
        title=" "
      >
        <Rows rowTemplate={rowTemplate} order={order} />
      </List>
    </TablePage>
  );
}

function Rows<R extends RaRecord>({
  rowTemplate,
  order,
}: {
  rowTemplate: (record: R) => RowTemplate;
  order?: RowOrder<R> | undefined;
}) {
  const t = useTypedTranslate();
  const { data, isPending, filterValues } = useListContext<R>();
  if (isPending) return null;
  if (data?.length === 0)
    return <Empty title={t('page.nothing_found')} help={t('page.nothing_found_help')} />;
  // Manual order is possible only if no filter hides rows.
  const isWhole = Object.keys(filterValues).length === 0;
  return <TableRows rowTemplate={rowTemplate} {...(order && isWhole && { order })} />;
}

function MorePages() {
  const { total = 0, perPage } = useListContext();
  return total > perPage ? <Pagination rowsPerPageOptions={[]} /> : null;
}

function AddButton({ table, name }: { table: TableName; name: string }) {
  const [search] = useSearchParams();
  return (
    <Button
      component={Link}
      to={createPath(table, search.get('filter'))}
      variant="contained"
      startIcon={<IconPlus aria-hidden size={20} />}
    >
      {name}
    </Button>
  );
}
