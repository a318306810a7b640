import { IconMail, IconPhone } from '@tabler/icons-react';
import { Note } from '../../ui/note.tsx';
import { Phone } from '../texts/formatted.tsx';
import { useTypedTranslate } from '../texts/i18n.ts';
import css from './customers-to-call.module.css';
import { useCustomersWithoutMail, type Person } from './use-customers-without-mail.ts';

interface CustomersToCallProps {
  customers: readonly Person[];
  /** Whether to render nothing if all customers can be notified by mail. */
  quiet?: boolean;
}

/**
 * Lists the customers that are notified by mail, and the customers that must be called, with their
 * phone numbers.
 */
export function CustomersToCall({ customers, quiet = false }: CustomersToCallProps) {
  const t = useTypedTranslate();
  const unmailed = useCustomersWithoutMail(customers);
  if (unmailed === null) return quiet ? null : <p>{t('tell.unknown')}</p>;
  const people = [...new Map(unmailed.map((person) => [person.reference, person])).values()];
  if (people.length === 0)
    return quiet ? null : (
      <Note tone="info" icon={IconMail}>
        {t('tell.mailed', { count: customers.length })}
      </Note>
    );
  return (
    <Note tone="warning" icon={IconPhone}>
      {t(people.some(({ phone }) => phone !== null) ? 'tell.call' : 'tell.out_of_reach', {
        count: people.length,
      })}
      <CallList
        people={people.map(({ reference, fullName, phone }) => ({
          id: reference,
          name: fullName,
          phone,
        }))}
      />
    </Note>
  );
}

/** List of people with links to call them. */
export function CallList({
  people,
}: {
  people: readonly { id: string; name: string; phone: string | null }[];
}) {
  return (
    <ul className={css['people']}>
      {people.map(({ id, name, phone }) => (
        <li key={id}>
          <bdi>{name}</bdi> <CallLink phone={phone} />
        </li>
      ))}
    </ul>
  );
}

/** The list of customers to call, collapsed at first. */
export function CollapsibleCallList({
  title,
  people,
}: {
  title: string;
  people: Parameters<typeof CallList>[0]['people'];
}) {
  return (
    <details className={css['fold']}>
      <summary>{title}</summary>
      <CallList people={people} />
    </details>
  );
}

export function CallLink({ phone }: Pick<Person, 'phone'>) {
  const t = useTypedTranslate();
  return phone === null ? (
    <span>{t('tell.no_phone')}</span>
  ) : (
    <a href={`tel:${phone}`}>
      <Phone phone={phone} />
    </a>
  );
}
