import { MAX_MATCH_NOTE } from '@five/shared/community/matches/matches.rules';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { captainRequests, useKeepMatch } from '../matches.queries.ts';

const request = async () =>
  (await import('@five/shared/community/matches/matches.requests')).UpdateBookingMatchRequest;

interface Props {
  token: string;
  note: string | null;
}

/** Form for the captain's note to the players; an empty field removes the note. */
export function MatchNoteForm(props: Props) {
  return (
    <FormArea>
      <Fields {...props} />
    </FormArea>
  );
}

function Fields({ token, note }: Props) {
  const { t } = useTranslation('match');
  const form = useForm({
    initial: { note: note ?? '' },
    request,
    bodyOf: (values) => ({ note: values.note.trim() || null }),
    send: (body) => captainRequests(token).update(body),
    done: useKeepMatch(token),
    unanswered: t('unanswered'),
  });
  return (
    <form {...form.form} className="captain-add">
      <FailureNotice failure={form.failure} />
      <TextField {...form.text('note')} label={t('tools.note')} maxLength={MAX_MATCH_NOTE} />
      <Button type="submit" look="quiet" busy={form.busy}>
        {t('tools.saveNote')}
      </Button>
    </form>
  );
}
