import { MATCH_ANSWERS, type MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { MAX_GUEST_NAME } from '@five/shared/community/matches/matches.rules';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import { type EarlyAnswer, readEarlyAnswer } from '../early-answer.ts';
import { sendAnswer, useKeepMatch, useMatchChange, useRereadMatch } from '../matches.queries.ts';
import './answer-bar.css';

const request = async () =>
  (await import('@five/shared/community/matches/matches.requests')).MatchAnswerRequest;

interface Props {
  token: string;
  match: BookingMatchAnswer;
  /** The answer of a guest without a name, for which the bar asks the name. */
  asked: MatchAnswerCode | null;
  onAsk: (answer: MatchAnswerCode | null) => void;
  /** Called after an own answer with whether it is 'in'. */
  onJoined?: ((isIn: boolean) => void) | undefined;
  /** What follows from the answer. */
  children?: ReactNode;
}

/** The own answer, under the thumb: three buttons, and the name of a guest at the first answer. */
export function AnswerBar({ token, match, asked, onAsk, onJoined, children }: Props) {
  const { t } = useTranslation('match');
  const signedIn = Boolean(useSession());
  const { mutate, isPending, variables } = useMatchChange(token);
  const answer = useSendAnswer({ token, match, onAsk, onJoined, signedIn, mutate });
  const [early, endEarly] = useEarlyAnswer((early) => {
    if (match.mine?.answer !== early) answer(early);
  });
  const own = match.mine?.answer;
  return (
    <div className="answer-bar">
      <div className="wrap">
        {children}
        <p className="answer-state" role="status">
          {t(stateOf(match), { number: numberOnBench(match) })}
        </p>
        {asked && (
          <FormArea>
            <NameForm
              key={asked}
              token={token}
              answer={asked}
              early={early}
              done={() => (endEarly(), onAsk(null))}
            />
          </FormArea>
        )}
        {!asked && (
          <div className="answer-buttons">
            {MATCH_ANSWERS.map((one) => (
              <Button
                key={one}
                look={one === 'in' && own !== 'in' ? 'primary' : 'quiet'}
                data-answer={one}
                aria-pressed={own === one}
                busy={isPending && variables !== undefined}
                onClick={() => answer(one)}
              >
                {t(`answer.${one}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Sends an answer, or asks for the name of a guest that has none yet. */
function useSendAnswer({
  token,
  match,
  onAsk,
  onJoined,
  signedIn,
  mutate,
}: Pick<Props, 'token' | 'match' | 'onAsk' | 'onJoined'> & {
  signedIn: boolean;
  mutate: ReturnType<typeof useMatchChange>['mutate'];
}) {
  return (answer: MatchAnswerCode) => {
    if (match.mine || signedIn)
      mutate(() => sendAnswer(token, { answer }), { onSuccess: () => onJoined?.(answer === 'in') });
    else onAsk(answer);
  };
}

/**
 * Calls `send` with the answer that was pressed before hydration. Returns what was done then, and a
 * function that forgets it.
 */
function useEarlyAnswer(send: (answer: MatchAnswerCode) => void) {
  const [early, setEarly] = useState(readEarlyAnswer);
  const sendEarly = useEffectEvent(() => {
    if (early) send(early.answer);
  });
  // A layout effect, so that the form of the name replaces that of the sent page at once.
  useLayoutEffect(() => sendEarly(), []);
  return [early, () => setEarly(null)] as const;
}

interface NameFormProps {
  token: string;
  answer: MatchAnswerCode;
  /** What was typed before hydration. */
  early?: EarlyAnswer | null;
  done: () => void;
}

/** The form of a guest's first answer. It is sent at once if it was sent before hydration. */
function useNameForm({ token, answer, early, done }: NameFormProps) {
  const { t } = useTranslation('match');
  const keep = useKeepMatch(token);
  const form = useForm({
    initial: { name: early?.name ?? '', phone: early?.phone ?? '', messages: false },
    request,
    bodyOf: ({ name, phone, messages }) => ({
      answer,
      name,
      ...(phone.trim() !== '' && { phone, messages }),
    }),
    send: (body) => sendAnswer(token, body),
    done: (saved) => {
      keep(saved);
      done();
    },
    refused: useRereadMatch(token),
    unanswered: t('unanswered'),
  });
  const sendEarly = useEffectEvent(() => {
    // Older browsers lack `requestSubmit`.
    if (early?.isSent) form.form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.click();
  });
  useEffect(() => sendEarly(), []);
  return form;
}

/** The form of the name. The page as it is sent contains a copy of it (`app/served`). */
export function NameForm(props: NameFormProps) {
  const { t } = useTranslation('match');
  const form = useNameForm(props);
  const offersMessages = useVenue().data?.phoneMessages && form.value('phone').trim() !== '';
  const { answer, early, done } = props;
  return (
    <form {...form.form} className="answer-name">
      <FailureNotice failure={form.failure} />
      <TextField
        {...form.text('name')}
        label={t('name')}
        autoComplete="given-name"
        maxLength={MAX_GUEST_NAME}
        enterKeyHint="send"
        autoFocus={early?.focused !== 'phone'}
        required
      />
      <TextField
        {...form.text('phone')}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        enterKeyHint="send"
        autoFocus={early?.focused === 'phone'}
      />
      {offersMessages && <CheckField {...form.field('messages')} label={t('messages')} />}
      <div className="answer-buttons">
        <Button type="submit" busy={form.busy}>
          {t(`answer.${answer}`)}
        </Button>
        <Button look="quiet" data-back onClick={done}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

function stateOf({ mine, bench, counts }: BookingMatchAnswer) {
  if (!mine?.answer) return counts.free > 0 ? 'own.ask' : 'own.askFull';
  if (mine.answer !== 'in') return `own.${mine.answer}` as const;
  return bench.some(({ id }) => id === mine.id) ? 'own.bench' : 'own.seat';
}

/** The own number on the bench, from 1; 0 for others. */
const numberOnBench = ({ mine, bench }: BookingMatchAnswer): number =>
  bench.findIndex(({ id }) => id === mine?.id) + 1;
