import { useTranslation } from 'react-i18next';
import { Reliability } from '../../community/components/reliability.tsx';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useSession } from '../../platform/requests/session.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { reliabilityQuery } from '../account.queries.ts';
import { AccountSection } from './account-section.tsx';
import { NoShowDispute } from './no-show-dispute.tsx';

/** Section with the own answers, late cancellations and no-shows. */
export function ReliabilitySection() {
  const { t } = useTranslation('account');
  const { data, failed, retry } = useResult(reliabilityQuery(Boolean(useSession())));
  return (
    <AccountSection id="reliability" title={t('reliability.title')} lead={t('reliability.lead')}>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !data && <Skeleton height="8rem" />}
      {data && (
        <Reliability
          data={data}
          act={(entry) => <NoShowDispute entry={entry} onDisputed={retry} />}
        />
      )}
    </AccountSection>
  );
}
