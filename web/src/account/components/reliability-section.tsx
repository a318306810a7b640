import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Reliability } from '../../community/components/reliability.tsx';
import { showFailure } from '../../platform/messages/alerts.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useSession } from '../../platform/requests/session.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { disputeNoShow, reliabilityQuery } from '../account.queries.ts';
import { AccountSection } from './account-section.tsx';

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
          act={({ kind, booking }) =>
            kind === 'no_show' && booking && <Dispute booking={booking} />
          }
        />
      )}
    </AccountSection>
  );
}

/** Sends a message about a no-show to the desk, which can revoke it, and opens the conversation. */
function Dispute({ booking }: { booking: string }) {
  const { t } = useTranslation(['account', 'common']);
  const { localize } = useLocale();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => disputeNoShow(t('reliability.message', { booking })),
    onSuccess: (chat) => navigate(localize(`/messagings?chat=${chat}`)),
    onError: (error) => showFailure(error, t('common:error.unreachable')),
  });
  return (
    <Button look="quiet" size="small" busy={isPending} onClick={() => mutate()}>
      {t('reliability.dispute')}
    </Button>
  );
}
