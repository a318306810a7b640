import type { DeskNoticeWay } from '@five/shared/desk/desk-notices.codes';
import type { DeskNoticeAnswer } from '@five/shared/desk/desk-notices.contract';
import { whatsAppLink } from '@five/shared/desk/whatsapp-link.rules';
import { dirOf } from '@five/shared/locales/locale';
import { Button } from '@mui/material';
import { IconArrowBackUp, IconBrandWhatsapp, IconCheck, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { bookingPage, customerPage } from '../../platform/page/paths.ts';
import { useAction } from '../../platform/requests/use-action.ts';
import { LANGUAGES, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useAgo } from '../../platform/texts/use-format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { reopenNotice, settleNotice } from './notices.queries.ts';
import css from './notices.module.css';

/** A message to a customer with its text in three languages, and the ways to pass it on. */
export function NoticeCard({ notice }: { notice: DeskNoticeAnswer }) {
  const t = useTypedTranslate();
  const { texts } = notice;
  const [language, setLanguage] = useState(notice.locale);
  return (
    <article className={css['notice']}>
      <NoticeHead notice={notice} />
      <div role="group" aria-label={t('notices.language')}>
        {LANGUAGES.map(({ locale, name }) => (
          <Button
            key={locale}
            lang={locale}
            size="small"
            variant={locale === language ? 'contained' : 'text'}
            color="secondary"
            aria-pressed={locale === language}
            onClick={() => setLanguage(locale)}
          >
            {name}
          </Button>
        ))}
      </div>
      <blockquote lang={language} dir={dirOf(language)}>
        {texts[language]}
      </blockquote>
      {notice.state === 'done' ? (
        <Reopen notice={notice} />
      ) : (
        <Ways notice={notice} text={texts[language]} />
      )}
    </article>
  );
}

function NoticeHead({
  notice: { customer, guest, template, reason, booking, createdAt },
}: {
  notice: DeskNoticeAnswer;
}) {
  const t = useTypedTranslate();
  const ago = useAgo();
  return (
    <header>
      <h2>
        {customer === null ? (
          <bdi>{guest?.name ?? t('notices.guest')}</bdi>
        ) : (
          <Link to={customerPage(customer.reference)}>
            <bdi>{customer.fullName}</bdi>
          </Link>
        )}
      </h2>
      <p>
        {booking === null ? (
          t(`notices.what.${template}`)
        ) : (
          <Link to={bookingPage(booking)}>{t(`notices.what.${template}`)}</Link>
        )}{' '}
        · {ago(createdAt)}
      </p>
      <small>{t(`notices.why.${reason}`)}</small>
    </header>
  );
}

/** The links that pass a message on, and the button that records it with the way used last. */
function Ways({
  notice: { reference, customer, guest },
  text,
}: {
  notice: DeskNoticeAnswer;
  text: string;
}) {
  const t = useTypedTranslate();
  const [way, setWay] = useState<DeskNoticeWay>('desk');
  const settle = useAction(
    () => settleNotice(reference, way),
    () => t('notices.settled'),
  );
  const phone = (customer ?? guest)?.phone ?? null;
  return (
    <>
      {phone === null && <p>{t('notices.no_phone')}</p>}
      <div>
        {phone !== null && <PhoneLinks phone={phone} text={text} onUse={setWay} />}
        <ActionButton
          variant="outlined"
          busy={settle.isPending}
          startIcon={<IconCheck aria-hidden size={20} />}
          onClick={() => settle.mutate(undefined)}
        >
          {t('notices.settle')}
        </ActionButton>
      </div>
      <Refusal error={settle.error} />
    </>
  );
}

function PhoneLinks({
  phone,
  text,
  onUse,
}: {
  phone: string;
  text: string;
  onUse: (way: DeskNoticeWay) => void;
}) {
  const t = useTypedTranslate();
  const chat = whatsAppLink(phone, text);
  return (
    <>
      {chat !== null && (
        <Button
          component="a"
          variant="contained"
          href={chat}
          target="_blank"
          rel="noopener"
          startIcon={<IconBrandWhatsapp aria-hidden size={20} />}
          onClick={() => onUse('whatsapp')}
        >
          {t('notices.whatsapp')}
        </Button>
      )}
      <Button
        component="a"
        variant="outlined"
        href={`tel:${phone}`}
        startIcon={<IconPhone aria-hidden size={20} />}
        onClick={() => onUse('call')}
      >
        <bdi dir="ltr">{phone}</bdi>
      </Button>
    </>
  );
}

function Reopen({ notice: { reference, doneAt, doneBy, doneWay } }: { notice: DeskNoticeAnswer }) {
  const t = useTypedTranslate();
  const ago = useAgo();
  const reopen = useAction(
    () => reopenNotice(reference),
    () => t('notices.reopened'),
  );
  return (
    <>
      <p>
        {doneWay && t(`notices.ways.${doneWay}`)}
        {doneBy && (
          <>
            {' '}
            · <bdi>{doneBy}</bdi>
          </>
        )}
        {doneAt && <> · {ago(doneAt)}</>}
      </p>
      <div>
        <ActionButton
          variant="outlined"
          busy={reopen.isPending}
          startIcon={<IconArrowBackUp aria-hidden size={20} />}
          onClick={() => reopen.mutate(undefined)}
        >
          {t('notices.reopen')}
        </ActionButton>
      </div>
      <Refusal error={reopen.error} />
    </>
  );
}
