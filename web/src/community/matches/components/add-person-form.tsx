import { MAX_GUEST_NAME } from '@five/shared/community/matches/matches.rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { sendAnswer, useKeepMatch } from '../matches.queries.ts';

const request = async () =>
  (await import('@five/shared/community/matches/matches.requests')).MatchAnswerRequest;

/** Form with which the captain adds a person by name; it is empty again after each person. */
export function AddPersonForm({ token }: { token: string }) {
  const [count, setCount] = useState(0);
  return (
    <FormArea>
      <Fields key={count} token={token} done={() => setCount(count + 1)} />
    </FormArea>
  );
}

function Fields({ token, done }: { token: string; done: () => void }) {
  const { t } = useTranslation('match');
  const keep = useKeepMatch(token);
  const form = useForm({
    initial: { name: '' },
    request,
    bodyOf: ({ name }) => ({ answer: 'in', name }),
    send: (body) => sendAnswer(token, body),
    done: (saved) => {
      keep(saved);
      done();
    },
    unanswered: t('unanswered'),
  });
  return (
    <form {...form.form} className="captain-add">
      <FailureNotice failure={form.failure} />
      <TextField {...form.text('name')} label={t('tools.addName')} maxLength={MAX_GUEST_NAME} />
      <Button type="submit" look="quiet" busy={form.busy}>
        {t('tools.add')}
      </Button>
    </form>
  );
}
