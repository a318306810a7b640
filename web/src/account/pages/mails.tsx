import type { MailChoicesAnswer } from '@five/shared/notifications/notifications.contract';
import { MAIL_KINDS, type NoticeKind } from '@five/shared/notifications/notifications.codes';
import { messageOf } from '@five/client/failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useSession } from '../../platform/requests/session.ts';
import { useUrlToken } from '../../platform/requests/url-tokens.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { LostBall } from '../../ui/art/lost-ball.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenueName } from '../../venue/venue.queries.ts';
import { mailChoicesQuery, useMailChoice } from '../mail-choices.queries.ts';
import './mails.css';

/**
 * Page on which a person stops mails, opened by the link of a mail without a sign-in. Opening it
 * changes nothing; the buttons do.
 */
export default function Mails() {
  const { t } = useTranslation('notifications');
  return (
    <div className="wrap mails-page">
      <title>{`${t('mails.title')} · ${useVenueName()}`}</title>
      <h1>{t('mails.title')}</h1>
      <Opened />
    </div>
  );
}

function Opened() {
  const alive = useSession() !== undefined;
  const token = useUrlToken('token');
  const { data: choices, failed, retry } = useResult(mailChoicesQuery(token));
  if (!alive) return <Skeleton height="26rem" />;
  if (token === '' || choices === null) return <Unknown />;
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!choices) return <Skeleton height="26rem" />;
  return <Choices token={token} choices={choices} />;
}

function Unknown() {
  const { t } = useTranslation('notifications');
  return (
    <Empty scene={<LostBall />} title={t('mails.unknownTitle')} text={t('mails.unknownText')}>
      <LocaleLink to="/account/notifications#choices" className={buttonClass()}>
        {t('mails.toAccount')}
      </LocaleLink>
    </Empty>
  );
}

function Choices({
  token,
  choices: { address, kind, stopped },
}: {
  token: string;
  choices: MailChoicesAnswer;
}) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <p>
        {t('mails.to')} <bdi dir="ltr">{address}</bdi>
      </p>
      <KindOfMail token={token} kind={kind} wanted={!stopped.includes(kind)} />
      <section aria-labelledby="other-mails">
        <h2 id="other-mails">{t('mails.others')}</h2>
        <p>{t('mails.lead')}</p>
        <ul className="mails-kinds">
          {MAIL_KINDS.filter((one) => one !== kind).map((one) => (
            <OtherKind key={one} token={token} kind={one} wanted={!stopped.includes(one)} />
          ))}
        </ul>
        <p className="mails-always">{t('mails.always')}</p>
      </section>
    </>
  );
}

interface KindProps {
  token: string;
  kind: NoticeKind;
  wanted: boolean;
}

/** The kind of the mail whose link was opened, with a button that stops it. */
function KindOfMail({ token, kind, wanted }: KindProps) {
  const { t } = useTranslation('notifications');
  const { mutate, isPending, error } = useMailChoice(token);
  return (
    <section className="mails-kind" aria-labelledby="this-mail">
      <h2 id="this-mail">{t(`kind.${kind}`)}</h2>
      <Notice status={wanted ? 'info' : 'success'} live={!wanted}>
        {t(wanted ? 'mails.sent' : 'mails.stopped')}
      </Notice>
      <FailureNotice failure={useFailure(error)} />
      <Button
        look={wanted ? 'primary' : 'quiet'}
        busy={isPending}
        onClick={() => mutate({ kind, wanted: !wanted })}
      >
        {t(wanted ? 'mails.stop' : 'mails.resume')}
      </Button>
    </section>
  );
}

/** Another kind of mails, with a check box that is saved when it changes. */
function OtherKind({ token, kind, wanted }: KindProps) {
  const { t } = useTranslation('notifications');
  const { mutate, isSuccess, error } = useMailChoice(token);
  // The choice that is being saved. The state of the mutation follows the press too late: the box
  // would go back for a moment.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (next: boolean) => {
    setChosen(next);
    mutate({ kind, wanted: next }, { onSettled: () => setChosen(null) });
  };
  const failure = useFailure(error);
  const saved = t(wanted ? 'mails.savedSent' : 'mails.savedStopped');
  return (
    <li>
      <CheckField
        label={t(`kind.${kind}`)}
        name={kind}
        checked={chosen ?? wanted}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
        error={failure ?? undefined}
      />
      <small role="status">{isSuccess ? saved : ''}</small>
    </li>
  );
}

function useFailure(error: Error | null): string | null {
  const { t } = useTranslation();
  return error && (messageOf(error) || t('error.unreachable'));
}
