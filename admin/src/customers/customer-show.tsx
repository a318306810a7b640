import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { IconUser, IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { LoadFailed } from '../platform/page/load-failed.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Phone } from '../platform/texts/formatted.tsx';
import { customerPage, userPage } from '../platform/page/paths.ts';
import { Loading } from '../platform/page/loading.tsx';
import { may } from '../platform/tables/tables.ts';
import { useDayOf, useFormat } from '../platform/texts/use-format.ts';
import { useTariffName } from '../platform/texts/use-names.ts';
import { focusOnMount, useFocusRestore } from '../ui/focus.ts';
import overview from '../ui/layouts/overview-page.module.css';
import detail from '../ui/layouts/record-detail.module.css';
import page from '../ui/layouts/record-page.module.css';
import { Tag } from '../ui/tag.tsx';
import { CustomerActivity } from '../users/customer-activity.tsx';
import { TariffForm } from '../users/tariff-form.tsx';
import { CustomerForm } from './customer-form.tsx';
import { MergeForm } from './merge-form.tsx';
import { customerQuery } from './customers.queries.ts';

/** A customer record: contact, tariff, bookings and packs. */
export function CustomerShow() {
  const t = useTypedTranslate();
  const { id = '' } = useParams();
  const place = useFocusRestore('h1');
  const { data: card, error, refetch } = useQuery(customerQuery(decodeURIComponent(id)));
  if (error && !card)
    return <LoadFailed level="h1" title={t('clients.failed')} error={error} onRetry={refetch} />;
  if (!card) return <Loading />;
  return (
    <article ref={place} className={page['page']}>
      <title>{card.fullName}</title>
      <header>
        <h1 ref={focusOnMount} tabIndex={-1}>
          <bdi>{card.fullName}</bdi>
        </h1>
        <Tag tone={card.user === null ? 'plain' : 'review'} icon={IconUser}>
          {card.user === null ? t('clients.no_account') : t('clients.account')}
        </Tag>
      </header>
      <div className={`${page['card']} ${detail['detail']}`}>
        <CustomerFacts card={card} />
        <CustomerActions key={card.reference} card={card} />
        <CustomerActivity customer={card.reference} />
      </div>
    </article>
  );
}

function CustomerFacts({
  card: { reference, phone, email, tariff, note, createdAt },
}: {
  card: CustomerAnswer;
}) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  const tariffName = useTariffName();
  const dayOf = useDayOf();
  return (
    <dl className={detail['facts']}>
      <dt>{t('labels.record.reference')}</dt>
      <dd>
        <bdi className="figures">{reference}</bdi>
      </dd>
      {phone && <dt>{t('labels.person.phone')}</dt>}
      {phone && (
        <dd>
          <a className={detail['phone']} href={`tel:${phone}`}>
            <Phone phone={phone} />
          </a>
        </dd>
      )}
      {email && <dt>{t('labels.person.email')}</dt>}
      {email && (
        <dd>
          <a className={detail['phone']} href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </dd>
      )}
      <dt>{t('fields.tariff')}</dt>
      <dd>
        <bdi>{tariffName(tariff)}</bdi>
      </dd>
      {note && <dt>{t('fields.note')}</dt>}
      {note && (
        <dd>
          <bdi>{note}</bdi>
        </dd>
      )}
      <dt>{t('clients.since')}</dt>
      <dd>{date(dayOf(createdAt))}</dd>
    </dl>
  );
}

type CustomerAction = 'card' | 'tariff' | 'join';

/** Actions on a customer record: staff can edit it, but only admins can change its tariff. */
function CustomerActions({ card }: { card: CustomerAnswer }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<CustomerAction | null>(null);
  const place = useFocusRestore('button');
  const close = () => setOpen(null);
  return (
    <div ref={place}>
      {open === 'card' && <CustomerForm card={card} onDone={close} />}
      {open === 'tariff' && (
        <TariffForm
          customer={card.reference}
          name={card.fullName}
          tariff={card.tariff}
          onDone={close}
        />
      )}
      {open === 'join' && (
        <MergeForm
          card={card}
          onDone={close}
          onJoined={(account) => void navigate(customerPage(account), { replace: true })}
        />
      )}
      {open === null && <CustomerButtons card={card} onOpen={setOpen} />}
    </div>
  );
}

function CustomerButtons({
  card,
  onOpen,
}: {
  card: CustomerAnswer;
  onOpen: (form: CustomerAction) => void;
}) {
  const t = useTypedTranslate();
  return (
    <div className={overview['acts']}>
      {may('customers.update') && (
        <Button variant="outlined" onClick={() => onOpen('card')}>
          {t('clients.edit')}
        </Button>
      )}
      {may('tariffs.update') && (
        <Button variant="outlined" onClick={() => onOpen('tariff')}>
          {t('people.change_tariff')}
        </Button>
      )}
      {card.user === null && may('customers.join') && (
        <Button
          variant="outlined"
          startIcon={<IconUsersPlus aria-hidden size={19} />}
          onClick={() => onOpen('join')}
        >
          {t('customer.join')}
        </Button>
      )}
      {card.user !== null && (
        <Button component={Link} to={userPage(card.user)} variant="outlined">
          {t('clients.to_account')}
        </Button>
      )}
    </div>
  );
}
