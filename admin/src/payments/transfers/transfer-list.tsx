import { useQuery } from '@tanstack/react-query';
import { useSay } from '../../platform/i18n.ts';
import { Empty } from '../../ui/empty.tsx';
import { BankProfiles } from './bank-profiles.tsx';
import { FiledLines } from './filed-lines.tsx';
import { ImportStatement } from './import-statement.tsx';
import { TransferLanes } from './transfer-lanes.tsx';
import css from './transfers.module.css';
import { openLinesQuery } from './transfers.queries.ts';

/** The bank's lines beside what they pay for: Enter accepts, arrows go on. */
export function TransferList() {
  const say = useSay();
  const { data: lines, error } = useQuery(openLinesQuery());
  return (
    <div className={css['page']}>
      <title>{say('transfer.title')}</title>
      <h1>{say('transfer.title')}</h1>
      <ImportStatement />
      {!lines && error && <Empty title={say('transfer.failed')} help={error.message} />}
      {!lines && !error && <p role="status">{say('panel.loading')}</p>}
      {lines?.length === 0 && <Empty title={say('transfer.empty')} help={say('transfer.empty_help')} />}
      {lines && lines.length > 0 && <TransferLanes lines={lines} />}
      <FiledLines />
      <BankProfiles />
    </div>
  );
}
