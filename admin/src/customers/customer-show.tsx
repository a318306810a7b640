import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { IconUser, IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Failed } from '../platform/failed.tsx';
import { useSay } from '../platform/i18n.ts';
import { Phone } from '../platform/phone.tsx';
import { customerPage, userPage } from '../platform/paths.ts';
import { Reading } from '../platform/reading.tsx';
import { may } from '../platform/tables/tables.ts';
import { useWords } from '../platform/tables/use-words.ts';
import { useDayOf } from '../platform/use-day-of.ts';
import { useFormat } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { useTariffName } from '../platform/use-tariff-name.ts';
import { arrive } from '../ui/arrive.ts';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import overview from '../ui/overview-page.module.css';
import detail from '../ui/record-detail.module.css';
import page from '../ui/record-page.module.css';
import { Tag } from '../ui/tag.tsx';
import { CustomerStory } from '../users/customer-story.tsx';
import { TariffForm } from '../users/tariff-form.tsx';
import { CardForm } from './card-form.tsx';
import { JoinForm } from './join-form.tsx';
import { customerQuery } from './customers.queries.ts';

/** A customer record: contact, tariff, bookings and packs. */
export function CustomerShow() {
  const { clients } = useWords();
  const { id = '' } = useParams();
  const place = useFocusKept('h1');
  const { data: card, error, refetch } = useQuery(customerQuery(decodeURIComponent(id)));
  if (error && !card)
    return <Failed level="h1" title={clients.failed} error={error} onRetry={refetch} />;
  if (!card) return <Reading />;
  return (
    <article ref={place} className={page['page']}>
      <title>{card.fullName}</title>
      <header>
        <h1 ref={arrive} tabIndex={-1}>
          <bdi>{card.fullName}</bdi>
        </h1>
        <Tag tone={card.user === null ? 'plain' : 'review'} icon={IconUser}>
          {card.user === null ? clients.no_account : clients.account}
        </Tag>
      </header>
      <div className={`${page['card']} ${detail['detail']}`}>
        <CardFacts card={card} />
        <CardActs key={card.reference} card={card} />
        <CustomerStory customer={card.reference} />
      </div>
    </article>
  );
}

function CardFacts({
  card: { reference, phone, email, tariff, note, createdAt },
}: {
  card: CustomerAnswer;
}) {
  const { clients, csv, fields } = useWords();
  const { date } = useFormat();
  const tariffName = useTariffName();
  const dayOf = useDayOf();
  return (
    <dl className={detail['facts']}>
      <dt>{csv.reference}</dt>
      <dd>
        <bdi className="figures">{reference}</bdi>
      </dd>
      {phone && <dt>{csv.phone}</dt>}
      {phone && (
        <dd>
          <a className={detail['phone']} href={`tel:${phone}`}>
            <Phone phone={phone} />
          </a>
        </dd>
      )}
      {email && <dt>{csv.email}</dt>}
      {email && (
        <dd>
          <a className={detail['phone']} href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </dd>
      )}
      <dt>{fields.tariff}</dt>
      <dd>
        <bdi>{tariffName(tariff)}</bdi>
      </dd>
      {note && <dt>{fields.note}</dt>}
      {note && (
        <dd>
          <bdi>{note}</bdi>
        </dd>
      )}
      <dt>{clients.since}</dt>
      <dd>{date(dayOf(createdAt))}</dd>
    </dl>
  );
}

/** Staff can edit a record; its tariff only admins. */
function CardActs({ card }: { card: CustomerAnswer }) {
  const { clients } = useWords();
  const { people } = useOversight();
  const say = useSay();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'card' | 'tariff' | 'join' | null>(null);
  const place = useFocusKept('button');
  const close = () => setOpen(null);
  return (
    <div ref={place}>
      {open === 'card' && <CardForm card={card} onDone={close} />}
      {open === 'tariff' && (
        <TariffForm
          customer={card.reference}
          name={card.fullName}
          tariff={card.tariff}
          onDone={close}
        />
      )}
      {open === 'join' && (
        <JoinForm
          card={card}
          onDone={close}
          onJoined={(account) => void navigate(customerPage(account), { replace: true })}
        />
      )}
      {open === null && (
        <div className={overview['acts']}>
          {may('customers.update') && (
            <Button variant="outlined" onClick={() => setOpen('card')}>
              {clients.edit}
            </Button>
          )}
          {may('tariffs.update') && (
            <Button variant="outlined" onClick={() => setOpen('tariff')}>
              {people.change_tariff}
            </Button>
          )}
          {card.user === null && may('customers.join') && (
            <Button
              variant="outlined"
              startIcon={<IconUsersPlus aria-hidden size={19} />}
              onClick={() => setOpen('join')}
            >
              {say('customer.join')}
            </Button>
          )}
          {card.user !== null && (
            <Button component={Link} to={userPage(card.user)} variant="outlined">
              {clients.to_account}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
