import { useInfiniteQuery } from '@tanstack/react-query';
import { useSay } from '../../platform/i18n.ts';
import { Reading } from '../../platform/reading.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { Empty } from '../../ui/empty.tsx';
import page from '../page.module.css';
import { BankProfiles } from './bank-profiles.tsx';
import { FiledLines } from './filed-lines.tsx';
import { ImportStatement } from './import-statement.tsx';
import { LinesFile } from './lines-file.tsx';
import { TransferLanes } from './transfer-lanes.tsx';
import css from './transfers.module.css';
import { openLinesQuery } from './transfers.queries.ts';

/** Bank lines beside what they pay for: Enter accepts, arrow keys move. */
export function TransferList() {
  const say = useSay();
  const list = useInfiniteQuery(openLinesQuery());
  const { data, error, refetch } = list;
  return (
    <div className={`${page['page']} ${css['page']}`}>
      <title>{say('transfer.title')}</title>
      <h1>{say('transfer.title')}</h1>
      <ImportStatement />
      {!data && error && (
        <Empty title={say('transfer.failed')} help={say('transfer.failed_help')}>
          <Refusal error={error} onRetry={refetch} />
        </Empty>
      )}
      {!data && !error && <Reading />}
      {data?.total === 0 && (
        <Empty title={say('transfer.empty')} help={say('transfer.empty_help')} />
      )}
      {data && data.total > 0 && <TransferLanes lines={data.rows} total={data.total} list={list} />}
      <div>
        <LinesFile />
      </div>
      <FiledLines />
      <BankProfiles />
    </div>
  );
}
