import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { Button } from '@mui/material';
import { IconAddressBook, IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { allRows } from '../platform/requests/all-rows.ts';
import { ExportButton } from '../platform/lists/export-button.tsx';
import { Loading } from '../platform/page/loading.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { useDayOf } from '../platform/texts/use-format.ts';
import { useDebouncedValue } from '../platform/forms/typed-search.ts';
import { ActionButton } from '../ui/action-button.tsx';
import cards from '../ui/layouts/card-list.module.css';
import { Empty } from '../ui/empty.tsx';
import overview from '../ui/layouts/overview-page.module.css';
import lines from '../ui/layouts/people.module.css';
import { PermissionsTable } from './permissions-table.tsx';
import { useRoleName, UserRow } from './user-row.tsx';
import { STATE_NAMES, STATES, UserFilters } from './user-filters.tsx';
import { SignInRules } from './second-factor/sign-in-rules.tsx';
import { usersQuery, type UserFilter } from './users.queries.ts';

/**
 * List of accounts, searched by name or phone. The parameters `q` and `state` of the page's URL can
 * contain the first search text and the first state.
 */
export function UserList() {
  const [searchParams] = useSearchParams();
  const q = searchParams.get('q') ?? undefined;
  const state = STATE_NAMES.find((one) => one === searchParams.get('state'));
  return (
    <Users
      key={`${q ?? ''} ${state ?? ''}`}
      first={{ ...(q !== undefined && { q }), ...(state && STATES[state]) }}
    />
  );
}

function Users({ first }: { first: UserFilter }) {
  const t = useTypedTranslate();
  const [filter, setFilter] = useState(first);
  const { data, error, hasNextPage, isPending, isFetching, fetchNextPage, refetch } =
    useInfiniteQuery(usersQuery(useDebouncedValue(filter)));
  const found = data?.pages.flat();
  return (
    <div className={overview['page']}>
      <title>{t('people.title')}</title>
      <UsersHeader filter={filter} />
      <UserFilters filter={filter} onChange={setFilter} />
      <Refusal error={error} onRetry={refetch} />
      {isPending && <Loading />}
      {found?.length === 0 && <Empty title={t('people.none')} help={t('people.none_help')} />}
      <ul className={`${cards['list']} ${lines['lines']}`} aria-busy={isFetching}>
        {found?.map((user) => (
          <UserRow key={user.reference} user={user} />
        ))}
      </ul>
      {hasNextPage && (
        <ActionButton variant="outlined" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('rows.more')}
        </ActionButton>
      )}
      {may('signInRules.update') && <SignInRules />}
      {may('users.invite') && <PermissionsTable />}
    </div>
  );
}

/**
 * Title of the page, links to the customers and to the invitation of staff, and the export of the
 * filtered accounts.
 */
function UsersHeader({ filter }: { filter: UserFilter }) {
  const t = useTypedTranslate();
  return (
    <header>
      <div>
        <h1>{t('people.title')}</h1>
        <p>{t('people.help')}</p>
      </div>
      <div className={overview['acts']}>
        <Button
          component={Link}
          to="/customers"
          variant="outlined"
          startIcon={<IconAddressBook aria-hidden />}
        >
          {t('people.cards')}
        </Button>
        <UsersExport filter={filter} />
        {may('users.invite') && (
          <Button
            component={Link}
            to="/users/create"
            variant="contained"
            startIcon={<IconUserPlus aria-hidden />}
          >
            {t('people.invite')}
          </Button>
        )}
      </div>
    </header>
  );
}

function UsersExport({ filter }: { filter: UserFilter }) {
  const t = useTypedTranslate();
  const roleName = useRoleName();
  const dayOf = useDayOf();
  const columns = [
    { head: t('rows.reference'), of: ({ reference }: StaffUserAnswer) => reference },
    { head: t('labels.person.lastName'), of: ({ fullName }: StaffUserAnswer) => fullName },
    { head: t('labels.person.email'), of: ({ email }: StaffUserAnswer) => email ?? '' },
    { head: t('labels.person.phone'), of: ({ phone }: StaffUserAnswer) => phone },
    { head: t('people.role'), of: ({ scope }: StaffUserAnswer) => roleName(scope) },
    {
      head: t('people.state'),
      of: ({ active }: StaffUserAnswer) => (active ? t('people.active') : t('people.inactive')),
    },
    { head: t('people.since'), of: ({ createdAt }: StaffUserAnswer) => dayOf(createdAt) },
  ];
  return <ExportButton file="users" columns={columns} read={() => allRows('users', filter)} />;
}
