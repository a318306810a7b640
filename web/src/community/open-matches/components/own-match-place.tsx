import { type JoinRequestState, MAY_ASK_AGAIN } from '@five/shared/community/community.codes';
import type {
  OpenMatchAnswer,
  ShareAnswer,
} from '@five/shared/community/open-matches/open-matches.contract';
import { shareState } from '@five/shared/community/open-matches/open-matches.rules';
import { formatMoney } from '@five/shared/money/money';
import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TransferDetails } from '../../../payments/components/transfer-details.tsx';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { type MatchAction, useMatchAction } from '../open-matches.queries.ts';

/** The player's state in an open match, with the one action that this state allows. */
export function OwnMatchPlace({ match }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  const { own, chat, status, closure, begun } = match;
  const mayAsk = status === 'open' && (own === null || MAY_ASK_AGAIN.includes(own.state));
  // An accepted player can leave the match, also after the match no longer accepts requests.
  // Conditions: the player has paid nothing, the booking has not ended, and the match has not
  // begun.
  const mayLeave =
    own?.state === 'accepted' && own.share?.paidCents === 0 && closure !== 'booking' && !begun;
  return (
    <div className="match-part">
      <div aria-live="polite">
        {own && (
          <p className="match-state">
            <StateText state={own.state} />
          </p>
        )}
      </div>
      {own?.share && <OwnShare share={own.share} closure={match.closure} />}
      <div className="match-acts">
        {chat && (
          <LocaleLink to={`/messagings?chat=${chat}`} className={buttonClass()}>
            <IconMessageCircle size={20} aria-hidden />
            <span>{t('chat')}</span>
          </LocaleLink>
        )}
        {mayAsk && <MatchActionButton match={match} act="ask" label={t('ask')} look="primary" />}
        {own?.state === 'asked' && (
          <MatchActionButton match={match} act="withdraw" label={t('withdraw')} look="quiet" />
        )}
        {mayLeave && <LeaveMatchButton match={match} />}
      </div>
    </div>
  );
}

function StateText({ state }: { state: JoinRequestState }) {
  const { t } = useTranslation('open-matches');
  return (
    <>
      {state === 'accepted' && <IconCircleCheck size={20} aria-hidden />} {t(`state.${state}`)}
    </>
  );
}

/** The price of the player's place, and how to pay it. */
function OwnShare({ share, closure }: { share: ShareAnswer; closure: OpenMatchAnswer['closure'] }) {
  const { t } = useTranslation('open-matches');
  const { locale } = useLocale();
  const state = shareState(share, closure);
  if (state === 'paid')
    return (
      <p>
        <strong>{t('share.paid', { amount: formatMoney(share.paidCents, locale) })}</strong>
      </p>
    );
  if (state === 'due') {
    return (
      <>
        <p>
          {t('share.due', { amount: formatMoney(share.dueCents, locale) })}{' '}
          <bdi dir="ltr">
            <strong className="match-label">{share.reference}</strong>
          </bdi>
        </p>
        <TransferDetails reference={share.reference} dueCents={share.dueCents} />
      </>
    );
  }
  return <p>{t(`share.${state}`)}</p>;
}

function MatchActionButton({
  match,
  act,
  label,
  look,
}: {
  match: OpenMatchAnswer;
  act: MatchAction;
  label: string;
  look: 'primary' | 'quiet';
}) {
  const { mutate, isPending } = useMatchAction(match.reference);
  return (
    <Button look={look} busy={isPending} onClick={() => mutate(act)}>
      {label}
    </Button>
  );
}

/**
 * A button to leave a match after a confirmation. The confirmation protects against accidental
 * presses: the button is beside the link to the conversation, and another player may take the free
 * place immediately.
 */
function LeaveMatchButton({ match: { reference } }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  const { mutate, isPending } = useMatchAction(reference);
  return (
    <ConfirmButton
      act={t('leave')}
      title={t('leaveTitle')}
      text={t('leaveText')}
      cancelLabel={t('keepPlace')}
      busy={isPending}
      onAct={() => mutate('withdraw')}
    />
  );
}
