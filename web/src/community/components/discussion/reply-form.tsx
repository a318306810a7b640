import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/messages/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { replyTo } from '../../community.queries.ts';
import { usePostForm } from '../../use-post-form.ts';
import { MentionField } from './mention-field.tsx';

const request = async () =>
  (await import('@five/shared/community/discussions/discussions.requests')).ReplyRequest;

/** Form for a reply to a discussion; the form is cleared after sending. */
export function ReplyForm({ discussion }: { discussion: string }) {
  const { t } = useTranslation('discussions');
  const queryClient = useQueryClient();
  const [sentCount, setSentCount] = useState(0);
  const done = () => {
    setSentCount(sentCount + 1);
    showToast({ status: 'success', message: t('thread.sent') });
    void queryClient.invalidateQueries({ queryKey: ['discussions'] });
  };
  return (
    <FormArea>
      <Fields key={`${discussion} ${sentCount}`} discussion={discussion} done={done} />
    </FormArea>
  );
}

function Fields({ discussion, done }: { discussion: string; done: () => void }) {
  const { t } = useTranslation('discussions');
  const { mentions, ...form } = usePostForm({
    initial: { message: '' },
    draft: `reply-${discussion}`,
    request,
    send: (body, key) => replyTo(discussion, body, key),
    done,
  });
  return (
    <form {...form.form} className="form new-thread">
      {form.failure && (
        <Notice status="error" live>
          <p>{form.failure}</p>
        </Notice>
      )}
      <MentionField
        {...form.text('message')}
        {...mentions}
        label={t('thread.reply')}
        hint={t('new.hint')}
        rows={3}
      />
      <div className="dialog-actions">
        <Button type="submit" busy={form.busy}>
          {t('thread.send')}
        </Button>
      </div>
    </form>
  );
}
