import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { Button } from '@mui/material';
import { IconAddressBook, IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { allRows } from '../platform/all-rows.ts';
import { ExportButton } from '../platform/export-button.tsx';
import { Loading } from '../platform/loading.tsx';
import { Refusal } from '../platform/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { useDayOf } from '../platform/use-day-of.ts';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import { useDebouncedValue } from '../platform/use-debounced-value.ts';
import { ActionButton } from '../ui/action-button.tsx';
import cards from '../ui/card-list.module.css';
import { Empty } from '../ui/empty.tsx';
import overview from '../ui/overview-page.module.css';
import lines from '../ui/people.module.css';
import { PermissionsTable } from './permissions-table.tsx';
import { useRoleName } from './role-name.ts';
import { UserFilters } from './user-filters.tsx';
import { UserRow } from './user-row.tsx';
import { usersQuery, type UserFilter } from './users.queries.ts';

/**
 * List of accounts, searched by name or phone. The parameter `q` of the page's URL can contain the
 * first search text.
 */
export function UserList() {
  const [searchParams] = useSearchParams();
  const q = searchParams.get('q') ?? undefined;
  return <Users key={q} q={q} />;
}

function Users({ q }: { q: string | undefined }) {
  const { people, rows } = useAdministrationTexts();
  const [filter, setFilter] = useState<UserFilter>(q === undefined ? {} : { q });
  const { data, error, hasNextPage, isPending, isFetching, fetchNextPage, refetch } =
    useInfiniteQuery(usersQuery(useDebouncedValue(filter)));
  const found = data?.pages.flat();
  return (
    <div className={overview['page']}>
      <title>{people.title}</title>
      <UsersHeader filter={filter} />
      <UserFilters filter={filter} onChange={setFilter} />
      <Refusal error={error} onRetry={refetch} />
      {isPending && <Loading />}
      {found?.length === 0 && <Empty title={people.none} help={people.none_help} />}
      <ul className={`${cards['list']} ${lines['lines']}`} aria-busy={isFetching}>
        {found?.map((user) => (
          <UserRow key={user.reference} user={user} />
        ))}
      </ul>
      {hasNextPage && (
        <ActionButton variant="outlined" busy={isFetching} onClick={() => void fetchNextPage()}>
          {rows.more}
        </ActionButton>
      )}
      {may('users.invite') && <PermissionsTable />}
    </div>
  );
}

/**
 * Title of the page, links to the customers and to the invitation of staff, and the export of the
 * filtered accounts.
 */
function UsersHeader({ filter }: { filter: UserFilter }) {
  const { people } = useAdministrationTexts();
  return (
    <header>
      <div>
        <h1>{people.title}</h1>
        <p>{people.help}</p>
      </div>
      <div className={overview['acts']}>
        <Button
          component={Link}
          to="/customers"
          variant="outlined"
          startIcon={<IconAddressBook aria-hidden />}
        >
          {people.cards}
        </Button>
        <UsersExport filter={filter} />
        {may('users.invite') && (
          <Button
            component={Link}
            to="/users/create"
            variant="contained"
            startIcon={<IconUserPlus aria-hidden />}
          >
            {people.invite}
          </Button>
        )}
      </div>
    </header>
  );
}

function UsersExport({ filter }: { filter: UserFilter }) {
  const { people, rows } = useAdministrationTexts();
  const roleName = useRoleName();
  const dayOf = useDayOf();
  const columns = [
    { head: rows.reference, of: ({ reference }: StaffUserAnswer) => reference },
    { head: people.name, of: ({ fullName }: StaffUserAnswer) => fullName },
    { head: people.email, of: ({ email }: StaffUserAnswer) => email },
    { head: people.phone, of: ({ phone }: StaffUserAnswer) => phone },
    { head: people.role, of: ({ scope }: StaffUserAnswer) => roleName(scope) },
    {
      head: people.state,
      of: ({ active }: StaffUserAnswer) => (active ? people.active : people.inactive),
    },
    { head: people.since, of: ({ createdAt }: StaffUserAnswer) => dayOf(createdAt) },
  ];
  return <ExportButton file="users" columns={columns} read={() => allRows('users', filter)} />;
}
