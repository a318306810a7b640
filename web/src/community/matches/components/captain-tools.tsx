import type {
  BookingMatchAnswer,
  MatchPersonAnswer,
} from '@five/shared/community/matches/matches.contract';
import { MATCH_ANSWERS, type MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import { MAX_SIZE, MIN_SIZE } from '@five/shared/community/matches/matches.rules';
import { formatMoney } from '@five/shared/money/money';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { captainRequests, useMatchChange } from '../matches.queries.ts';
import { AddPersonForm } from './add-person-form.tsx';
import { LinkTools } from './link-tools.tsx';
import { MatchNoteForm } from './match-note-form.tsx';
import '../../../ui/disclosure.css';
import './captain-tools.css';

interface Props {
  token: string;
  match: BookingMatchAnswer;
}

/** The tools of the captain: people and their order, number of seats, closing, note, link. */
export function CaptainTools({ token, match }: Props) {
  const { t } = useTranslation('match');
  return (
    <details className="disclosure captain-tools">
      <summary>{t('tools.title')}</summary>
      <div className="captain-parts">
        <AddPersonForm token={token} />
        <PeopleTools token={token} match={match} />
        <ListTools token={token} match={match} />
        <MatchNoteForm key={match.note ?? ''} token={token} note={match.note} />
        <LinkTools token={token} />
      </div>
    </details>
  );
}

function PeopleTools({ token, match: { seats, bench, maybe, out, unanswered } }: Props) {
  const { t } = useTranslation('match');
  const coming = [...seats, ...bench];
  const people = [...coming, ...maybe, ...out, ...unanswered];
  const order = coming.map(({ id }) => id);
  if (people.length === 0) return <p>{t('tools.unanswered')}</p>;
  return (
    <ul className="captain-people">
      {people.map((person) => (
        <PersonTools key={person.id} token={token} person={person} order={order} />
      ))}
    </ul>
  );
}

function PersonTools({
  token,
  person: { id, displayName, answer },
  order,
}: {
  token: string;
  person: MatchPersonAnswer;
  order: readonly string[];
}) {
  const { t } = useTranslation('match');
  const { mutate, isPending } = useMatchChange(token);
  const requests = captainRequests(token);
  const place = order.indexOf(id);
  const choices = [
    ...(answer === null ? [{ value: '', label: t('answered.none') }] : []),
    ...MATCH_ANSWERS.map((value) => ({ value, label: t(`answered.${value}`) })),
  ];
  const answerAs = (value: string) => {
    const chosen: MatchAnswerCode | undefined = MATCH_ANSWERS.find((one) => one === value);
    if (chosen) mutate(() => requests.change(id, { answer: chosen }));
  };
  const move = (to: number) => mutate(() => requests.order(moved(order, place, to)));
  return (
    <li>
      <bdi className="captain-name">{displayName}</bdi>
      <SelectField
        label={t('tools.answerOf', { name: displayName })}
        choices={choices}
        value={answer ?? ''}
        onChange={answerAs}
      />
      <div className="captain-acts">
        <MoveButton name={displayName} to={place - 1} order={order} isUp onMove={move} />
        <MoveButton name={displayName} to={place + 1} order={order} onMove={move} />
        <ConfirmButton
          act={t('tools.remove')}
          name={t('tools.removeName', { name: displayName })}
          title={t('tools.removeTitle', { name: displayName })}
          text={t('tools.removeText')}
          cancelLabel={t('back')}
          busy={isPending}
          size="small"
          onAct={() => mutate(() => requests.remove(id))}
        />
      </div>
    </li>
  );
}

function MoveButton({
  name,
  to,
  order,
  isUp = false,
  onMove,
}: {
  name: string;
  to: number;
  order: readonly string[];
  isUp?: boolean;
  onMove: (to: number) => void;
}) {
  const { t } = useTranslation('match');
  const Icon = isUp ? IconArrowUp : IconArrowDown;
  // A person that does not come has the place -1, so that both neighbours are outside of the order.
  const isPossible = isUp ? to >= 0 : to > 0 && to < order.length;
  return (
    <Button
      look="quiet"
      size="small"
      disabled={!isPossible}
      icon={<Icon size={18} aria-hidden />}
      aria-label={t(isUp ? 'tools.up' : 'tools.down', { name })}
      onClick={() => onMove(to)}
    />
  );
}

/** The order with the person at `from` and the person at `to` exchanged. */
function moved(order: readonly string[], from: number, to: number): string[] {
  const ids = [...order];
  const [one, other] = [ids[from], ids[to]];
  if (one !== undefined && other !== undefined) [ids[from], ids[to]] = [other, one];
  return ids;
}

function ListTools({ token, match: { size, closed, shares, perSeatCents } }: Props) {
  const { t } = useTranslation('match');
  const { locale } = useLocale();
  const { mutate } = useMatchChange(token);
  const { update } = captainRequests(token);
  return (
    <div className="captain-list">
      <div className="captain-size">
        <span>{t('tools.size')}</span>
        <Stepper
          label={t('tools.size')}
          less={t('tools.fewer')}
          more={t('tools.more')}
          value={size}
          min={MIN_SIZE}
          max={MAX_SIZE}
          onChange={(value) => mutate(() => update({ size: value }))}
        />
      </div>
      <CheckField
        label={t('tools.close')}
        description={t('tools.closeHint')}
        checked={closed}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          mutate(() => update({ closed: checked }));
        }}
      />
      {shares.totalCents > 0 && (
        <CheckField
          label={t('tools.shares')}
          description={t('tools.sharesHint', { amount: formatMoney(perSeatCents, locale) })}
          checked={shares.asked === 'asked'}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            mutate(() => update({ shares: checked ? 'asked' : 'off' }));
          }}
        />
      )}
    </div>
  );
}
