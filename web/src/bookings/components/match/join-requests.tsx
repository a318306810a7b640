import type {
  JoinRequestAnswer,
  OpenMatchAnswer,
  ShareAnswer,
} from '@five/shared/community/open-matches/open-matches.contract';
import { shareState } from '@five/shared/community/open-matches/open-matches.rules';
import { formatMoney } from '@five/shared/money/money';
import { IconCash, IconCircleCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { useJoinRequestAction } from '../../../community/open-matches/open-matches.queries.ts';
import { WithdrawAcceptanceButton } from './withdraw-acceptance-button.tsx';

/** Join requests and players of an open match, with the actions of the match's owner. */
export function JoinRequests({
  match: { asks, status, closure, begun },
}: {
  match: OpenMatchAnswer;
}) {
  const { t } = useTranslation('open-matches');
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1}>
      {asks.length === 0 && status !== 'closed' && (
        <p className="match-nobody">{t('lead.nobody')}</p>
      )}
      {asks.length > 0 && (
        <ul className="match-asks">
          {asks.map((request) => (
            <JoinRequest
              key={request.reference}
              request={request}
              closure={closure}
              begun={begun}
              mayAccept={status === 'open'}
              onRemoved={() => box.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type Answer = 'accept' | 'decline';

interface JoinRequestProps {
  request: JoinRequestAnswer;
  closure: OpenMatchAnswer['closure'];
  begun: boolean;
  mayAccept: boolean;
  /**
   * Called after any action other than accepting a request; the response then no longer contains
   * the request of this row.
   */
  onRemoved: () => void;
}

function JoinRequest({ request, closure, begun, mayAccept, onRemoved }: JoinRequestProps) {
  const { t } = useTranslation('players');
  const { player, level, state, share } = request;
  const row = useRef<HTMLLIElement>(null);
  const { mutateAsync, isPending, variables } = useJoinRequestAction(request.reference);
  const name = `\u2068${player.displayName}\u2069`;
  // The response removes the pressed button. The focus moves to the row after an acceptance,
  // otherwise to the list, because the row is removed. `useJoinRequestAction` shows the message of
  // a refusal.
  const answer = (act: Answer) =>
    void mutateAsync(act).then(
      act === 'accept' ? () => row.current?.focus() : onRemoved,
      () => undefined,
    );
  return (
    <li ref={row} tabIndex={-1} data-waits={state === 'asked' || undefined}>
      <Avatar name={player.displayName} seed={player.reference ?? 'gone'} />
      <span className="match-ask-name">
        <bdi>{player.displayName}</bdi>
        {level && <small>{t(`level.${level}`)}</small>}
        {share && <Paid share={share} closure={closure} />}
      </span>
      <RequestActions
        request={request}
        name={name}
        mayAccept={mayAccept}
        mayWithdraw={closure !== 'booking' && !begun}
        pending={isPending ? variables : undefined}
        onAnswer={answer}
      />
    </li>
  );
}

interface RequestActionsProps {
  request: JoinRequestAnswer;
  name: string;
  mayAccept: boolean;
  /**
   * Whether the owner can still withdraw acceptances: the match has not begun and its booking has
   * not ended. In addition, only the acceptance of a player that has paid nothing can be withdrawn.
   */
  mayWithdraw: boolean;
  /** The action that is being sent; undefined: none. */
  pending: ReturnType<typeof useJoinRequestAction>['variables'];
  onAnswer: (act: Answer) => void;
}

function RequestActions({
  request: { state, share },
  name,
  mayAccept,
  mayWithdraw,
  pending,
  onAnswer,
}: RequestActionsProps) {
  const { t } = useTranslation('open-matches');
  return (
    <span className="match-acts">
      {state === 'asked' && mayAccept && (
        <Button
          size="small"
          busy={pending === 'accept'}
          aria-label={t('lead.acceptName', { name })}
          onClick={() => onAnswer('accept')}
        >
          {t('lead.accept')}
        </Button>
      )}
      {state === 'asked' && (
        <Button
          size="small"
          look="quiet"
          busy={pending === 'decline'}
          aria-label={t('lead.declineName', { name })}
          onClick={() => onAnswer('decline')}
        >
          {t('lead.decline')}
        </Button>
      )}
      {share?.paidCents === 0 && mayWithdraw && (
        <WithdrawAcceptanceButton
          name={name}
          busy={pending !== undefined}
          onWithdraw={() => onAnswer('decline')}
        />
      )}
    </span>
  );
}

function Paid({ share, closure }: { share: ShareAnswer; closure: OpenMatchAnswer['closure'] }) {
  const { t } = useTranslation('open-matches');
  const { locale } = useLocale();
  const state = shareState(share, closure);
  if (state === 'paid')
    return (
      <small className="match-paid">
        <IconCircleCheck size={16} aria-hidden /> {t('lead.paid')}
      </small>
    );
  if (state === 'due')
    return (
      <small>
        <IconCash size={16} aria-hidden />{' '}
        {t('lead.due', { amount: formatMoney(share.dueCents, locale) })}
      </small>
    );
  return (
    <small>
      {t(({ off: 'cancelled', free: 'noPrice', nothing: 'lead.nothing' } as const)[state])}
    </small>
  );
}
