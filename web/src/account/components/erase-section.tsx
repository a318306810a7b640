import { typedCode } from '@five/shared/auth/auth.rules';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { formatMoney } from '@five/shared/money/money';
import { isReference, REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CodeField } from '../../platform/form/code-field.tsx';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { failureOf } from '@five/client/failure';
import { useForm } from '../../platform/form/form.ts';
import { isolated } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { endSession } from '../../platform/requests/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { eraseAccount, requestLoginCode } from '../account.queries.ts';
import { useUser } from '../user.queries.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

const request = async () => (await import('@five/shared/auth/auth.requests')).EraseAccountRequest;
const TITLE = 'erase-question';

/**
 * Section to erase the account. It lists the data that is deleted, and the data that is retained
 * with the reason. The erasure needs a second confirmation.
 */
export function EraseSection() {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <AccountSection id="erase" title={t('erase.title')} lead={t('erase.lead')}>
      <dl className="own-facts">
        <dt>{t('erase.goes')}</dt>
        <dd>{t('erase.goesText')}</dd>
        <dt>{t('erase.stays')}</dt>
        <dd>{t('erase.staysText')}</dd>
      </dl>
      <Button look="danger" className="own-act" onClick={() => setOpen(true)}>
        {t('erase.open')}
      </Button>
      <Dialog labelledBy={TITLE} open={open} onClose={() => setOpen(false)}>
        {open && <EraseForm onCancel={() => setOpen(false)} />}
      </Dialog>
    </AccountSection>
  );
}

/** The confirmation, by the password or, for an account without one, by a mailed code. */
function EraseForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account');
  const { data: user } = useUser();
  const isByCode = user?.missing.includes('password') ?? false;
  const { form, blockers } = useErasure(isByCode);
  return (
    <form {...form.form} className="form">
      <h2 id={TITLE}>{t('erase.question')}</h2>
      <p>{t(isByCode ? 'erase.warningByCode' : 'erase.warning')}</p>
      {form.failure && (
        <Notice status="error" live>
          <p>{blockers.length > 0 ? t('erase.blocked') : form.failure}</p>
          <Blockers blockers={blockers} />
        </Notice>
      )}
      {user && isByCode ? (
        <>
          <SendCode account={user.email ?? user.phone} />
          <CodeField {...form.text('code')} />
        </>
      ) : (
        <PasswordField
          {...form.text('password')}
          label={t('password.current')}
          autoComplete="current-password"
        />
      )}
      <div className="dialog-actions">
        <Button look="quiet" onClick={onCancel}>
          {t('erase.keep')}
        </Button>
        <Button type="submit" look="danger" busy={form.busy}>
          {t('erase.confirm')}
        </Button>
      </div>
    </form>
  );
}

function SendCode({ account }: { account: string }) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const send = useMutation({
    mutationFn: () => requestLoginCode({ email: account }),
    onError: (error) => showFailure(error, t('common:error.unreachable')),
  });
  return (
    <div aria-live="polite">
      {send.isSuccess ? (
        <p>{t('erase.codeSent', { email: isolated(account) })}</p>
      ) : (
        <Button look="quiet" busy={send.isPending} onClick={() => send.mutate()}>
          {t('auth:login.sendCode')}
        </Button>
      )}
    </div>
  );
}

/**
 * List of the bookings, packs and match shares that prevent the erasure of the account, each with a
 * link. The user must settle them first, for example by paying an open amount.
 */
function Blockers({ blockers }: { blockers: readonly EraseBlocker[] }) {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  return (
    <ul className="own-blockers">
      {blockers.map(({ kind, reference, amountCents }) => (
        <li key={`${kind} ${reference}`}>
          <LocaleLink to={linkOfBlocker(reference)}>
            {t(`erase.blocker.${kind}`)}{' '}
            <bdi dir="ltr" className="unbroken">
              {reference}
            </bdi>
            {amountCents !== null && (
              <>
                {' '}
                · <bdi>{formatMoney(amountCents, locale)}</bdi>
              </>
            )}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

/** Returns the path of the page on which the user can settle the item with this reference. */
function linkOfBlocker(reference: string): string {
  if (isReference(REFERENCE_PREFIXES.subscription, reference)) return '/account/subscriptions/list';
  return isReference(REFERENCE_PREFIXES.share, reference)
    ? '/open-matches'
    : `/account/reservations/list?booking=${reference}`;
}

function useErasure(isByCode: boolean) {
  const { t } = useTranslation('account');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const [blockers, setBlockers] = useState<readonly EraseBlocker[]>([]);
  const form = useForm({
    initial: { password: '', code: '' },
    request,
    bodyOf: ({ password, code }) => (isByCode ? { code: typedCode(code) } : { password }),
    send: (body) =>
      eraseAccount(body).catch((error: unknown) => {
        setBlockers(failureOf(error).blockers ?? []);
        throw error;
      }),
    done: async () => {
      endSession(true);
      await navigate(localize('/'));
      showAlert({ status: 'info', message: t('erase.done') });
    },
  });
  return { form, blockers };
}
