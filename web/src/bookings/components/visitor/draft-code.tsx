import { typedCode } from '@five/shared/auth/auth.rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CodeField, sentTo } from '../../../platform/form/code-field.tsx';
import { showAlert } from '../../../platform/messages/alerts.ts';
import { useForm } from '../../../platform/form/form.ts';
import { rememberPage } from '../../../platform/requests/return-to.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { endIfGone, useConfirmDraft } from '../../drafts.queries.ts';
import type { HeldSlot, SentCode } from '../../held-slot.ts';
import { asFailure } from '../refusal.tsx';

const request = async () =>
  (await import('@five/shared/drafts/drafts.requests')).ConfirmDraftRequest;

/** Codes of refusals that a sign-in leads on from. */
const NEEDS_SIGN_IN = new Set(['AUTH_PROFILE_INCOMPLETE', 'AUTH_PASSWORD_REQUIRED']);

interface Props {
  held: HeldSlot;
  sent: SentCode;
  /** Returns to the details, which keep what was typed. */
  onBack: () => void;
}

/** Form for the code, which is sent at its sixth digit and books the held slot. */
export function DraftCode({ held, sent: { channel, to }, onBack }: Props) {
  const { t } = useTranslation('drafts');
  const { form, signIn } = useConfirmation(held);
  return (
    <form {...form.form} className="form">
      <p>{t(`codeLead.${channel}`, { to: sentTo(to) })}</p>
      <FailureNotice failure={form.failure} />
      {signIn && (
        <LocaleLink
          to="/auth/login"
          onClick={() => rememberPage(location.pathname + location.search)}
        >
          {t('signIn')}
        </LocaleLink>
      )}
      <CodeField {...form.text('code')} sendsWhenWhole />
      <Button type="submit" size="large" busy={form.busy}>
        {t('book')}
      </Button>
      <button type="button" className="link-button" onClick={onBack}>
        {t('change')}
      </button>
    </form>
  );
}

function useConfirmation(held: HeldSlot) {
  const { t } = useTranslation(['drafts', 'bookings']);
  const { localize } = useLocale();
  const navigate = useNavigate();
  const confirm = useConfirmDraft(held);
  const [signIn, setSignIn] = useState(false);
  const form = useForm({
    initial: { code: '' },
    request,
    bodyOf: ({ code }) => ({ code: typedCode(code), paymentMethod: held.paymentMethod }),
    send: (body) =>
      confirm(body).catch((error: unknown) => {
        setSignIn(NEEDS_SIGN_IN.has(asFailure(error).code));
        return endIfGone(error);
      }),
    done: async (reference) => {
      await navigate(localize('/account/reservations/list'), {
        replace: true,
        state: { created: reference },
      });
      showAlert({ status: 'success', message: t('bookings:bar.done') });
    },
    failed: t('failed'),
  });
  return { form, signIn };
}
