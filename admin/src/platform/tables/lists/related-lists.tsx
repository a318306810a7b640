import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import css from '../forms/table-form.module.css';

/** Links from a record to lists of related records, filtered to this record. */
export function RelatedLists({
  lists,
}: {
  lists: readonly { table: string; name: string; filter: Record<string, unknown> }[];
}) {
  return (
    <p className={css['beside']}>
      {lists.map(({ table, name, filter }) => (
        <Button key={table} component={Link} variant="outlined" to={listPath(table, filter)}>
          {name}
        </Button>
      ))}
    </p>
  );
}

function listPath(table: string, filter: Record<string, unknown>): string {
  const parameters = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: '{}',
    page: '1',
  });
  return `/${table}?${parameters}`;
}
