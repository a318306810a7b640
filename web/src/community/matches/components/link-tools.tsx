import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { showToast } from '../../../platform/messages/toasts.ts';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';
import { showError } from '../../show-error.ts';
import { matchContactsQuery, renewLink } from '../matches.queries.ts';

/** Phone numbers for the captain, and a new link in place of one that went too far. */
export function LinkTools({ token }: { token: string }) {
  const { t } = useTranslation('match');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => renewLink(token),
    onSuccess: ({ data, message }) => {
      showToast({ status: 'success', message });
      void navigate(localize(data.path), { replace: true });
    },
    onError: (error) => showError(error, t('unanswered')),
  });
  return (
    <>
      <Contacts token={token} />
      <div>
        <ConfirmButton
          act={t('tools.renew')}
          title={t('tools.renewTitle')}
          text={t('tools.renewText')}
          cancelLabel={t('back')}
          busy={isPending}
          onAct={() => mutate()}
        />
      </div>
    </>
  );
}

function Contacts({ token }: { token: string }) {
  const { t } = useTranslation('match');
  const { data: contacts } = useResult(matchContactsQuery(token));
  if (!contacts || contacts.people.length === 0) return null;
  return (
    <section>
      <h3>{t('tools.phones')}</h3>
      <ul className="captain-phones">
        {contacts.people.map(({ id, displayName, phone }) => (
          <li key={id}>
            <bdi>{displayName}</bdi>
            <a href={`tel:${phone}`} dir="ltr">
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
