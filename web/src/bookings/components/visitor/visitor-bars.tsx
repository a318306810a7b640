import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallDesk } from '../../../venue/components/contact/call-desk.tsx';
import { useCodeChannels } from '../../../venue/components/code-channel-choice.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { rememberPage } from '../../../platform/requests/return-to.ts';
import { MethodToggle, type SiteMethod } from '../../../payments/components/method-toggle.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { Choice } from '../../grid/board.ts';
import type { ChoiceQuery } from '../../choice-query.ts';
import type { WaitlistSlot } from '../../grid/waitlist-slot.ts';
import { useHoldSlot } from '../../drafts.queries.ts';
import { CloseButton } from '../choice/close-button.tsx';
import { Summary, Total, useReplaceTabBar } from '../choice/choice-parts.tsx';
import { asFailure, Refusal } from '../refusal.tsx';
import '../choice/choice-bar.css';

interface Props {
  /** Opening day of the grid. */
  openingDay: string;
  choice: Choice;
  onChoose: (change: Partial<ChoiceQuery>) => void;
  /**
   * Called with the selection when its request is sent, so that the bar stays if a live event marks
   * the slot as taken before the response arrives.
   */
  onSend: (choice: Choice) => void;
  /** Called when the slot is held. */
  onHeld: () => void;
}

/** Bar with the slot that a visitor has selected; its button holds the slot. */
export function VisitorBar({ openingDay, choice, onChoose, onSend, onHeld }: Props) {
  const { t } = useTranslation(['drafts', 'bookings']);
  const [method, setMethod] = useState<SiteMethod>('cash');
  const hold = useHoldSlot();
  const isOffered = useDraftsOffered();
  useReplaceTabBar();
  const { slot, endTime, pitch } = choice;
  const wish = { date: slot.date, startTime: slot.startTime, endTime, pitch: pitch.pitch };
  const send = () => {
    onSend(choice);
    hold.mutate({ ...wish, openingDay, paymentMethod: method }, { onSuccess: onHeld });
  };
  return (
    <section className="choice on-light" aria-label={t('bookings:bar.label')}>
      <div className="wrap choice-body">
        {hold.error && <Refusal failure={asFailure(hold.error)} onChoose={onChoose} />}
        <div className="choice-row">
          <Summary choice={choice} />
          <Total choice={choice} addedCents={0} inHours={false} />
          {isOffered && <MethodToggle value={method} onChange={setMethod} />}
          {isOffered && (
            <Button size="large" className="choice-go" busy={hold.isPending} onClick={send}>
              {t('bookings:bar.submit')}
            </Button>
          )}
          <CloseButton
            label={t('bookings:bar.close')}
            onClose={() => onChoose({ startTime: null, pitch: null })}
          />
        </div>
        <SignInLinks text={isOffered ? t('known') : t('accountOnly')} registers={!isOffered} />
        {!isOffered && <CallDesk />}
      </div>
    </section>
  );
}

/** Bar of a taken slot; its waiting list requires an account. */
export function VisitorWaitBar({
  awaited: { slot },
  onChoose,
}: { awaited: WaitlistSlot } & Pick<Props, 'onChoose'>) {
  const { t } = useTranslation(['drafts', 'bookings', 'waiting']);
  useReplaceTabBar();
  return (
    <section className="choice on-light" aria-label={t('waiting:bar.label')}>
      <div className="wrap choice-body">
        <div className="choice-row">
          <SignInLinks text={t('waitlist', { time: slot.startTime })} />
          <CloseButton
            label={t('waiting:bar.close')}
            onClose={() => onChoose({ startTime: null, pitch: null, wait: false })}
          />
        </div>
      </div>
    </section>
  );
}

/** Links to the sign-in, and with `registers` to the registration; both lead back to the slot. */
function SignInLinks({ text, registers = false }: { text: string; registers?: boolean }) {
  const { t } = useTranslation('drafts');
  const remember = () => rememberPage(location.pathname + location.search);
  return (
    <p className="choice-accept">
      {text}{' '}
      {registers && (
        <LocaleLink
          to="/auth/register"
          className={buttonClass('quiet', 'small')}
          onClick={remember}
        >
          {t('register')}
        </LocaleLink>
      )}{' '}
      <LocaleLink to="/auth/login" className={buttonClass('quiet', 'small')} onClick={remember}>
        {t('signIn')}
      </LocaleLink>
    </p>
  );
}

/** Whether the venue holds slots without an account and can send the code. */
function useDraftsOffered(): boolean {
  const { data: venue } = useVenue();
  const channels = useCodeChannels();
  return channels.length > 0 && (venue?.policies.draftHoldMinutes ?? 0) > 0;
}
