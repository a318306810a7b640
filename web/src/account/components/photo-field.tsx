import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { IconCamera } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/messages/alerts.ts';
import { failureOf, messageOf } from '@five/client/failure';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveProfile } from '../account.queries.ts';
import { userQuery } from '../user.queries.ts';

/** A field for the profile photo; a chosen photo is saved immediately. */
export function PhotoField({ user: { photo } }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'common']);
  const [hint, refusal] = [useId(), useId()];
  const { send, busy, failure } = usePhoto();
  return (
    <div className="photo-field">
      <label className={buttonClass('quiet')} aria-busy={busy || undefined}>
        <IconCamera size={20} aria-hidden />
        <span>{t(busy ? 'card.photoBusy' : photo ? 'card.photoChange' : 'card.photoAdd')}</span>
        <input
          type="file"
          className="unseen"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-invalid={failure !== null || undefined}
          aria-describedby={failure === null ? hint : `${hint} ${refusal}`}
          disabled={busy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) send(photoForm(file));
            // Clears the field. Otherwise choosing the same file again after an upload that the API
            // refused would cause no change event.
            currentTarget.value = '';
          }}
        />
      </label>
      {photo && (
        <Button look="danger" busy={busy} onClick={() => send({ removePhoto: true })}>
          {t('card.photoRemove')}
        </Button>
      )}
      <p id={hint}>{t('card.photoHint')}</p>
      {failure !== null && (
        <div id={refusal}>
          <Notice status="error" live>
            {failure}
          </Notice>
        </div>
      )}
    </div>
  );
}

function photoForm(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

function usePhoto() {
  const { t } = useTranslation(['account', 'common']);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: object) => saveProfile(body),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(userQuery(true).queryKey, user);
      showAlert({ status: 'success', message: t('saved') });
    },
  });
  const failureMessage = failureOf(error).errorMessages?.[0]?.message ?? messageOf(error);
  return {
    send: mutate,
    busy: isPending,
    failure: error === null ? null : failureMessage || t('common:error.unreachable'),
  };
}
