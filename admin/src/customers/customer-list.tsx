import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { IconFileImport, IconUser } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { allRows } from '../platform/requests/all-rows.ts';
import { ExportButton } from '../platform/lists/export-button.tsx';
import { Phone } from '../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { LoadMore } from '../platform/page/load-more.tsx';
import { customerPage } from '../platform/page/paths.ts';
import { Loading } from '../platform/page/loading.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { TablePage } from '../platform/tables/table-page.tsx';
import { may } from '../platform/tables/tables.ts';
import { useDayOf } from '../platform/texts/use-format.ts';
import { useDebouncedValue } from '../platform/forms/typed-search.ts';
import { useTariffName } from '../platform/texts/use-names.ts';
import cards from '../ui/layouts/card-list.module.css';
import { Empty } from '../ui/empty.tsx';
import people from '../ui/layouts/people.module.css';
import { Tag } from '../ui/tag.tsx';
import css from './customer-list.module.css';
import { customerColumns } from './customer-columns.ts';
import { customerListFilter, customerListQuery } from './customer-list.queries.ts';

/**
 * List of all customers, searched by name or phone, with an export to a file and an import from a
 * file. The address may contain the search text.
 */
export function CustomerList() {
  const [searchParams] = useSearchParams();
  const q = searchParams.get('q') ?? '';
  return <Cards key={q} start={q} />;
}

function Cards({ start }: { start: string }) {
  const t = useTypedTranslate();
  const [typed, setTyped] = useState(start);
  const q = useDebouncedValue(typed.trim());
  const list = useInfiniteQuery(customerListQuery(q));
  const { data, error, isPending, isFetching, refetch } = list;
  return (
    <TablePage
      title={t('clients.name')}
      back={{ to: '/users', name: t('app.people') }}
      acts={<ListActions q={q} />}
      allowed={may('customers.read')}
    >
      <p className={css['help']}>{t('clients.help')}</p>
      <TextField
        type="search"
        label={t('clients.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto', maxLength: 100 } }}
      />
      <Refusal error={data ? null : error} onRetry={refetch} />
      {isPending && <Loading />}
      {data?.total === 0 && <Empty title={t('clients.none')} help={t('clients.none_help')} />}
      <ul className={`${cards['list']} ${people['lines']} ${css['cards']}`} aria-busy={isFetching}>
        {data?.rows.map((card) => (
          <CustomerRow key={card.reference} card={card} />
        ))}
      </ul>
      {data && <LoadMore list={list} left={data.total - data.rows.length} />}
    </TablePage>
  );
}

function ListActions({ q }: { q: string }) {
  const t = useTypedTranslate();
  return (
    <span className={css['acts']}>
      <CustomersExport q={q} />
      {may('customers.import') && (
        <Button
          component={Link}
          to="/customers_import"
          variant="contained"
          startIcon={<IconFileImport aria-hidden size={20} />}
        >
          {t('clients.import')}
        </Button>
      )}
    </span>
  );
}

function CustomersExport({ q }: { q: string }) {
  const t = useTypedTranslate();
  const columns = customerColumns(t, useDayOf());
  return (
    <ExportButton
      file="customers"
      columns={columns}
      read={() => allRows('customers', customerListFilter(q), ['fullName', 'ASC'])}
    />
  );
}

function CustomerRow({
  card: { reference, fullName, phone, note, user, tariff },
}: {
  card: CustomerAnswer;
}) {
  const t = useTypedTranslate();
  const tariffName = useTariffName();
  return (
    <li>
      <span>
        <Link to={customerPage(reference)}>
          <b>
            <bdi>{fullName}</bdi>
          </b>
        </Link>
        <small>
          {phone && <Phone phone={phone} />}{' '}
          {tariff !== 'standard' && (
            <>
              · <bdi>{tariffName(tariff)}</bdi>
            </>
          )}{' '}
          {note && (
            <>
              · <bdi>{note}</bdi>
            </>
          )}
        </small>
      </span>
      <Tag tone={user === null ? 'plain' : 'review'} icon={IconUser}>
        {user === null ? t('clients.no_account') : t('clients.account')}
      </Tag>
    </li>
  );
}
