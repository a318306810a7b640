import { restText } from '@five/shared/subscriptions/pack-rest';
import { SUBSCRIPTION_STATUSES } from '@five/shared/subscriptions/subscriptions.codes';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { IconPlus } from '@tabler/icons-react';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useTypedTranslate, type TextKey } from '../platform/texts/i18n.ts';
import { packPage } from '../platform/page/paths.ts';
import { FIGURES, Money } from '../platform/texts/formatted.tsx';
import { useFormat } from '../platform/texts/use-format.ts';
import { Empty } from '../ui/empty.tsx';
import css from '../ui/layouts/list-page.module.css';
import { PackCards } from './pack-cards.tsx';
import { PackExport } from './pack-export.tsx';
import { PackTag } from './pack-tag.tsx';

const STATUSES = SUBSCRIPTION_STATUSES.map((id) => ({
  id,
  name: `states.subscription.${id}` satisfies TextKey,
}));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    choices={STATUSES}
    emptyText={'list.any' satisfies TextKey}
    alwaysOn
  />,
  <BooleanInput key="underReview" source="underReview" />,
];

/** List of packs with hours left, amount due and expiry. */
export function PackList() {
  const t = useTypedTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <div className={css['page']}>
      <title>{t('pack.list')}</title>
      <h1>{t('pack.list')}</h1>
      <List
        actions={
          <TopToolbar>
            <PackExport />
            <SellButton />
          </TopToolbar>
        }
        empty={
          <Empty title={t('pack.none_yet')} help={t('pack.none_yet_help')}>
            <SellButton />
          </Empty>
        }
        exporter={false}
        filters={filters}
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
        title=" "
      >
        {narrow ? <PackCards /> : <PackTable />}
      </List>
    </div>
  );
}

function SellButton() {
  const t = useTypedTranslate();
  return (
    <Button
      component={Link}
      to="/subscriptions/create"
      variant="contained"
      startIcon={<IconPlus aria-hidden />}
    >
      {t('pack.sell')}
    </Button>
  );
}

function PackTable() {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  return (
    <DataTable<SubscriptionAnswer>
      bulkActionButtons={false}
      rowClick="show"
      empty={<Empty title={t('list.empty')} help={t('list.empty_help')} />}
    >
      <DataTable.Col source="customer">
        <FunctionField<SubscriptionAnswer> render={(pack) => <CustomerCell pack={pack} />} />
      </DataTable.Col>
      <DataTable.Col source="status">
        <FunctionField<SubscriptionAnswer> render={(pack) => <PackTag pack={pack} />} />
      </DataTable.Col>
      <DataTable.Col source="remainingHours" sx={FIGURES}>
        <FunctionField<SubscriptionAnswer>
          render={({ remainingHours, remainingMinutes, numberOfHours }) => (
            <bdi className="figures">
              {restText(remainingHours, remainingMinutes)} / {numberOfHours}
            </bdi>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="totalPaidCents" sx={FIGURES}>
        <FunctionField<SubscriptionAnswer>
          render={({ totalPaidCents }) => <Money cents={totalPaidCents} />}
        />
      </DataTable.Col>
      <DataTable.Col source="totalCents" sx={FIGURES}>
        <FunctionField<SubscriptionAnswer>
          render={({ totalCents }) => <Money cents={totalCents} />}
        />
      </DataTable.Col>
      <DataTable.Col source="validUntil">
        <FunctionField<SubscriptionAnswer>
          render={({ validUntil }) => validUntil && <bdi>{shortDay(validUntil)}</bdi>}
        />
      </DataTable.Col>
      <DataTable.Col source="reference">
        <FunctionField<SubscriptionAnswer>
          render={({ reference }) => <bdi className="figures nowrap">{reference}</bdi>}
        />
      </DataTable.Col>
    </DataTable>
  );
}

/** The customer's name as a link to the pack, and the name of the pack. */
function CustomerCell({ pack: { reference, customer, name } }: { pack: SubscriptionAnswer }) {
  return (
    <span className={css['lines']}>
      <bdi>
        <Link to={packPage(reference)}>{customer.fullName}</Link>
      </bdi>
      <small>
        <bdi>{name}</bdi>
      </small>
    </span>
  );
}
