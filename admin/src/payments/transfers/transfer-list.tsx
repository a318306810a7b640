import { useInfiniteQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Empty } from '../../ui/empty.tsx';
import page from '../page.module.css';
import { BankProfiles } from './bank-profiles.tsx';
import { SettledLines } from './settled-lines.tsx';
import { ImportStatement } from './import-statement.tsx';
import { BankLinesExport } from './bank-lines-export.tsx';
import { TransferLanes } from './transfer-lanes.tsx';
import css from './transfers.module.css';
import { openLinesQuery } from './transfers.queries.ts';

/**
 * Page of the bank lines, each beside the booking or pack that it pays for. Enter accepts a line,
 * and arrow keys move between lines.
 */
export function TransferList() {
  const t = useTypedTranslate();
  const list = useInfiniteQuery(openLinesQuery());
  const { data, error, refetch } = list;
  return (
    <div className={`${page['page']} ${css['page']}`}>
      <title>{t('transfer.title')}</title>
      <h1>{t('transfer.title')}</h1>
      <ImportStatement />
      {!data && error && (
        <Empty title={t('transfer.failed')} help={t('transfer.failed_help')}>
          <Refusal error={error} onRetry={refetch} />
        </Empty>
      )}
      {!data && !error && <Loading />}
      {data?.total === 0 && <Empty title={t('transfer.empty')} help={t('transfer.empty_help')} />}
      {data && data.total > 0 && <TransferLanes lines={data.rows} total={data.total} list={list} />}
      <div>
        <BankLinesExport />
      </div>
      <SettledLines />
      <BankProfiles />
    </div>
  );
}
