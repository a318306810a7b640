import { IconDots, IconFlag, IconUserOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useBlock, type NamedPlayer } from '../use-block.ts';
import './person-menu.css';
import { ReportForm } from './discussion/report-form.tsx';

type Step = 'choice' | 'block' | 'report';

interface Props {
  player: NamedPlayer;
  blocked: boolean;
  onReport: (reason: string) => Promise<unknown>;
  /**
   * Text that states which content the reception will see with the report, if it is more than the
   * public content.
   */
  shows?: string;
}

/** Menu for another player: block and report. Blocking needs a confirmation and can be undone. */
export function PersonMenu({ player, blocked, onReport, shows }: Props) {
  const { t } = useTranslation('community');
  const [step, setStep] = useState<Step | null>(null);
  const title = useId();
  const close = () => setStep(null);
  const name = `\u2068${player.displayName}\u2069`;
  return (
    <>
      <button
        type="button"
        className="person-menu"
        aria-haspopup="dialog"
        onClick={() => setStep('choice')}
      >
        <IconDots size={22} aria-hidden />
        <span className="unseen">{t('more', { name })}</span>
      </button>
      <Dialog labelledBy={title} open={step !== null} onClose={close}>
        {step === 'choice' && (
          <Choice
            title={title}
            player={player}
            blocked={blocked}
            onStep={setStep}
            onClose={close}
          />
        )}
        {step === 'block' && <BlockQuestion title={title} player={player} onDone={close} />}
        {step === 'report' && (
          <ReportForm title={title} shows={shows} onReport={onReport} onDone={close} />
        )}
      </Dialog>
    </>
  );
}

interface ChoiceProps {
  title: string;
  player: NamedPlayer;
  blocked: boolean;
  onStep: (step: Step) => void;
  onClose: () => void;
}

function Choice({ title, player, blocked, onStep, onClose }: ChoiceProps) {
  const { t } = useTranslation('community');
  const { mutate, isPending } = useBlock(player);
  const unblock = () => mutate(false, { onSettled: onClose });
  return (
    <>
      <h2 id={title}>
        <bdi>{player.displayName}</bdi>
      </h2>
      <div className="person-choice">
        <Button
          autoFocus
          look="quiet"
          icon={<IconUserOff size={20} aria-hidden />}
          busy={isPending}
          onClick={() => (blocked ? unblock() : onStep('block'))}
        >
          {t(blocked ? 'unblock' : 'block')}
        </Button>
        <Button
          look="quiet"
          icon={<IconFlag size={20} aria-hidden />}
          onClick={() => onStep('report')}
        >
          {t('report')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </>
  );
}

function BlockQuestion({
  title,
  player,
  onDone,
}: {
  title: string;
  player: NamedPlayer;
  onDone: () => void;
}) {
  const { t } = useTranslation('community');
  const { mutate, isPending } = useBlock(player);
  return (
    <>
      <h2 id={title}>{t('blockTitle', { name: `\u2068${player.displayName}\u2069` })}</h2>
      <p>{t('blockText')}</p>
      <div className="dialog-actions">
        <Button autoFocus look="quiet" onClick={onDone}>
          {t('keep')}
        </Button>
        <Button look="danger" busy={isPending} onClick={() => mutate(true, { onSettled: onDone })}>
          {t('blockDo')}
        </Button>
      </div>
    </>
  );
}
