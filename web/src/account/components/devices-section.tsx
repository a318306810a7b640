import type { SessionAnswer } from '@five/shared/auth/auth.contract';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../platform/texts/ago.ts';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { endDeviceSession, sessionsQuery } from '../account.queries.ts';
import './devices-section.css';
import { AccountSection } from './account-section.tsx';

/** Section with the list of devices on which the user has a session. */
export function DevicesSection() {
  const { t } = useTranslation('account');
  const { data: devices, failed, retry } = useResult(sessionsQuery(Boolean(useSession())));
  const { end, ending } = useEndSession();
  return (
    <AccountSection id="devices" title={t('devices.title')} lead={t('devices.lead')}>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !devices && <Skeleton height="8rem" />}
      {devices && (
        <ul className="devices">
          {devices.map((device) => (
            <Device
              key={device.reference}
              device={device}
              busy={ending === device.reference}
              onEnd={() => end(device.reference)}
            />
          ))}
        </ul>
      )}
      {devices && devices.length > 1 && (
        <Button
          look="quiet"
          className="devices-others"
          busy={ending === null}
          onClick={() => end(null)}
        >
          {t('devices.endOthers')}
        </Button>
      )}
    </AccountSection>
  );
}

interface Props {
  device: SessionAnswer;
  busy: boolean;
  onEnd: () => void;
}

function Device({ device: { device, current, lastSeenAt }, busy, onEnd }: Props) {
  const { t } = useTranslation('account');
  const ago = useAgo();
  const name = device ?? t('devices.unknown');
  return (
    <li>
      <IconDeviceMobile size={24} aria-hidden />
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          {current ? t('devices.current') : t('devices.seen', { ago: ago(lastSeenAt) })}
        </small>
      </p>
      {!current && (
        <Button
          look="quiet"
          size="small"
          busy={busy}
          aria-label={t('devices.endNamed', { name })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

/**
 * Returns a function that ends sessions (`end`), and what it is ending at the moment (`ending`).
 * `ending` is the reference of a session, null for all other devices, or undefined for none.
 */
function useEndSession() {
  const { t } = useTranslation(['account', 'common']);
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (reference: string | null) => endDeviceSession(reference),
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(sessionsQuery(true).queryKey, data);
      showAlert({ status: 'success', message });
    },
    onError: (error) => {
      // The session may already have ended on another device or by expiry; the list is loaded again
      // to show the current state.
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(true).queryKey });
      showFailure(error, t('common:error.unreachable'));
    },
  });
  return { end: mutate, ending: isPending ? variables : undefined };
}
