import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { usePush } from '../../venue/components/push/use-push.ts';
import { useVenue } from '../../venue/venue.queries.ts';
import { AccountSection } from './account-section.tsx';

/** Section with the messages on this device; nothing if the venue does not push messages. */
export function PushSection() {
  const { t } = useTranslation('notifications');
  const pushKey = useVenue().data?.pushKey;
  if (!pushKey) return null;
  return (
    <AccountSection id="push" title={t('push.title')} lead={t('push.lead')}>
      <PushSwitch pushKey={pushKey} />
    </AccountSection>
  );
}

function PushSwitch({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation('notifications');
  const { state, turn, isBusy } = usePush(pushKey);
  const canTurn = state === 'on' || state === 'off';
  return (
    <div className="push-switch">
      <p role="status">{state && t(`push.state.${state}`)}</p>
      {canTurn && (
        <Button
          look={state === 'on' ? 'quiet' : 'primary'}
          size="small"
          busy={isBusy}
          onClick={() => turn(state === 'off')}
        >
          {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </div>
  );
}
