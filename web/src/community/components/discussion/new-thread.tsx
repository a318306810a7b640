import { MAX_TITLE } from '@five/shared/platform/lengths';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { openDiscussion } from '../../community.queries.ts';
import { usePostForm } from '../../use-post-form.ts';
import { MentionField } from './mention-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import './new-thread.css';

const request = async () =>
  (await import('@five/shared/community/discussions/discussions.requests')).OpenDiscussionRequest;

/** Form for a new discussion; afterwards it navigates to the discussion. */
export function NewThread({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('discussions');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mentions, ...form } = usePostForm({
    initial: { title: '', message: '' },
    draft: 'thread',
    request,
    send: openDiscussion,
    done: async ({ data: { reference } }) => {
      void queryClient.invalidateQueries({ queryKey: ['discussions'] });
      await navigate(localize(`/discussions/${reference}`));
    },
  });
  return (
    <FormArea>
      <form {...form.form} className="form new-thread">
        <h2>{t('new.title')}</h2>
        {form.failure && (
          <Notice status="error" live>
            <p>{form.failure}</p>
          </Notice>
        )}
        <TextField {...form.text('title')} label={t('new.name')} maxLength={MAX_TITLE} autoFocus />
        <MentionField
          {...form.text('message')}
          {...mentions}
          label={t('new.text')}
          hint={t('new.hint')}
          rows={5}
        />
        <div className="dialog-actions">
          <Button look="quiet" onClick={onCancel}>
            {t('new.keep')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('new.submit')}
          </Button>
        </div>
      </form>
    </FormArea>
  );
}
