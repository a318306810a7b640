import { MATCH_ANSWERS, type MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { MAX_GUEST_NAME } from '@five/shared/community/matches/matches.rules';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
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
  useEarlyAnswer((early) => {
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
            <NameForm key={asked} token={token} answer={asked} done={() => onAsk(null)} />
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

/** Calls `send` with the answer that was pressed before hydration (`app/early-clicks.ts`). */
function useEarlyAnswer(send: (answer: MatchAnswerCode) => void): void {
  const [early] = useState(pressedEarly);
  const sendEarly = useEffectEvent(() => {
    if (early) send(early);
  });
  useEffect(() => sendEarly(), []);
}

/** The pressed answer in the page as it was sent, which is still in the document. */
function pressedEarly(): MatchAnswerCode | undefined {
  if (typeof document === 'undefined') return undefined;
  const pressed = document.querySelector<HTMLElement>('#served [data-answer][aria-busy=true]');
  return MATCH_ANSWERS.find((one) => one === pressed?.dataset['answer']);
}

interface NameFormProps {
  token: string;
  answer: MatchAnswerCode;
  done: () => void;
}

/** The form of a guest's first answer. */
function useNameForm({ token, answer, done }: NameFormProps) {
  const { t } = useTranslation('match');
  const keep = useKeepMatch(token);
  return useForm({
    initial: { name: '', phone: '', messages: false },
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
}

function NameForm(props: NameFormProps) {
  const { t } = useTranslation('match');
  const form = useNameForm(props);
  const offersMessages = useVenue().data?.phoneMessages && form.value('phone').trim() !== '';
  const { answer, done } = props;
  return (
    <form {...form.form} className="answer-name">
      <FailureNotice failure={form.failure} />
      <TextField
        {...form.text('name')}
        label={t('name')}
        autoComplete="given-name"
        maxLength={MAX_GUEST_NAME}
        enterKeyHint="send"
        autoFocus
        required
      />
      <TextField
        {...form.text('phone')}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        enterKeyHint="send"
      />
      {offersMessages && <CheckField {...form.field('messages')} label={t('messages')} />}
      <div className="answer-buttons">
        <Button type="submit" busy={form.busy}>
          {t(`answer.${answer}`)}
        </Button>
        <Button look="quiet" onClick={done}>
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
