import type { FailedMailAnswer } from '@five/shared/reports/failed-mails.contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { recordPage, userPage } from '../../platform/page/paths.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useAgo } from '../../platform/texts/use-format.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ReportFrame } from '../report-frame.tsx';
import { failedMailsQuery, retryMail } from '../reports.queries.ts';
import css from '../rows-panel.module.css';

/**
 * Mails that could not be delivered. Reception must call the recipient instead. Each line therefore
 * links to the recipient's account and to the record that the mail is about.
 */
export function FailedMails() {
  const t = useTypedTranslate();
  const columns = [
    { head: t('rows.when'), of: ({ givenUpAt }: FailedMailAnswer) => givenUpAt },
    { head: t('mails.to'), of: ({ to }: FailedMailAnswer) => to ?? t('mails.gone') },
    { head: t('rows.what'), of: ({ title }: FailedMailAnswer) => title },
    { head: t('rows.reference'), of: ({ about }: FailedMailAnswer) => about ?? '' },
    { head: t('mails.error'), of: ({ error }: FailedMailAnswer) => error ?? '' },
  ];
  return (
    <ReportFrame
      name="mails"
      query={useQuery(failedMailsQuery())}
      columns={columns}
      rows={(mails) => mails}
    >
      {(mails) =>
        mails.length === 0 ? (
          <NoneFailed />
        ) : (
          <ul className={css['rows']}>
            {mails.map((mail) => (
              <MailLine key={mail.reference} mail={mail} />
            ))}
          </ul>
        )
      }
    </ReportFrame>
  );
}

/**
 * Text for an empty list. If there is no mail server, the text states that no mail is delivered,
 * although none has failed.
 */
function NoneFailed() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  return venue?.mail === 'files' ? (
    <Empty title={t('mails.no_server')} help={t('mails.no_server_help')} />
  ) : (
    <Empty title={t('mails.none')} help={t('mails.none_help')} />
  );
}

function MailLine({
  mail: { reference, to, user, title, about, tries, error, givenUpAt },
}: {
  mail: FailedMailAnswer;
}) {
  const t = useTypedTranslate();
  const ago = useAgo();
  const act = useAction(retryMail, () => t('mails.retried'));
  return (
    <li>
      <div>
        <span>
          <bdi>{title}</bdi>
        </span>
        <br />
        <small>
          <Addressee to={to} user={user} /> ·{' '}
          {about && (
            <>
              <MailSubject reference={about} /> ·{' '}
            </>
          )}
          {ago(givenUpAt)} · {t('mails.tries', { count: tries })}
          {error && (
            <>
              {' '}
              · <bdi>{error}</bdi>
            </>
          )}
        </small>
        <Refusal error={act.error} />
      </div>
      <ActionButton variant="outlined" busy={act.isPending} onClick={() => act.mutate(reference)}>
        {t('mails.retry')}
      </ActionButton>
    </li>
  );
}

/**
 * The recipient of a mail: the account with its phone number or, without an account, only the
 * address.
 */
function Addressee({ to, user }: Pick<FailedMailAnswer, 'to' | 'user'>) {
  const t = useTypedTranslate();
  if (to === null) return t('mails.gone');
  const address = <bdi dir="ltr">{to}</bdi>;
  return user === null ? (
    <a href={`mailto:${to}`}>{address}</a>
  ) : (
    <Link to={userPage(user)}>{address}</Link>
  );
}

function MailSubject({ reference }: { reference: string }) {
  const page = recordPage(reference);
  const name = <bdi className="nowrap">{reference}</bdi>;
  return page === null ? name : <Link to={page}>{name}</Link>;
}
