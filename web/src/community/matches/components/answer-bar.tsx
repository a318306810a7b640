import { MATCH_ANSWERS, type MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { MAX_GUEST_NAME } from '@five/shared/community/matches/matches.rules';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
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
}

/** The own answer, under the thumb: three buttons, and the name of a guest at the first answer. */
export function AnswerBar({ token, match, asked, onAsk }: Props) {
  const { t } = useTranslation('match');
  const signedIn = Boolean(useSession());
  const { mutate, isPending, variables } = useMatchChange(token);
  const answer = useSendAnswer({ token, match, onAsk, signedIn, mutate });
  const own = match.mine?.answer;
  return (
    <div className="answer-bar">
      <div className="wrap">
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
  signedIn,
  mutate,
}: Pick<Props, 'token' | 'match' | 'onAsk'> & {
  signedIn: boolean;
  mutate: ReturnType<typeof useMatchChange>['mutate'];
}) {
  return (answer: MatchAnswerCode) => {
    if (match.mine || signedIn) mutate(() => sendAnswer(token, { answer }));
    else onAsk(answer);
  };
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
    initial: { name: '', phone: '' },
    request,
    bodyOf: ({ name, phone }) => ({ answer, name, ...(phone.trim() !== '' && { phone }) }),
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
