import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { putOffPush } from './push-asked.ts';
import './push-card.css';
import { usePush } from './use-push.ts';

/** Asks once whether this device shows messages, and states what follows from the answer. */
export function PushCard({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation('notifications');
  const { state, turn, isBusy } = usePush(pushKey);
  const [isOpen, setOpen] = useState(true);
  const [isAnswered, setAnswered] = useState(false);
  if (!isOpen || state === undefined || (state === 'on' && !isAnswered)) return null;
  const close = () => {
    putOffPush();
    setOpen(false);
  };
  return (
    <section className="push-card" aria-labelledby="push-card-title">
      <IconBell size={28} aria-hidden />
      <div>
        <h3 id="push-card-title">{t('push.title')}</h3>
        <p role="status">{t(state === 'off' ? 'push.lead' : `push.state.${state}`)}</p>
      </div>
      {state === 'off' && (
        <div className="push-card-buttons">
          <Button
            size="small"
            busy={isBusy}
            onClick={() => {
              setAnswered(true);
              turn(true);
            }}
          >
            {t('push.turnOn')}
          </Button>
          <Button look="quiet" size="small" onClick={close}>
            {t('push.notNow')}
          </Button>
        </div>
      )}
    </section>
  );
}
