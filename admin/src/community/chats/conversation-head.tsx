import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { IconArrowLeft, IconCheck, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button, IconButton } from '@mui/material';
import { Link } from 'react-router-dom';
import { bookingsOf } from '../../bookings/bookings.queries.ts';
import { Phone } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { bookingsWhere, onBoard } from '../../platform/page/paths.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import css from './conversation.module.css';
import { settleChat } from './chats.queries.ts';

/**
 * Head of a conversation: the customer, a call link, and the customer's bookings, which most
 * questions are about.
 */
export function ConversationHead({ chat, name }: { chat: ChatAnswer; name: string }) {
  const t = useTypedTranslate();
  const { customer, waitingSince, reference, lastMessage } = chat;
  const settle = useAction(
    () => settleChat(reference, lastMessage?.reference),
    () => t('talk.settled'),
  );
  return (
    <header className={css['head']}>
      <IconButton component={Link} to="/chats" className={css['back']} aria-label={t('talk.back')}>
        <IconArrowLeft aria-hidden className="points" />
      </IconButton>
      <h2 id="chat-name">
        <bdi>{name}</bdi>
      </h2>
      {customer?.phone && (
        <Button
          component="a"
          variant="outlined"
          size="small"
          href={`tel:${customer.phone}`}
          startIcon={<IconPhone aria-hidden size={19} />}
        >
          <span className="sr-only">{t('booking.call', { name })}</span>{' '}
          <Phone phone={customer.phone} />
        </Button>
      )}
      {waitingSince && (
        <ActionButton
          variant="outlined"
          size="small"
          busy={settle.isPending}
          startIcon={<IconCheck aria-hidden size={19} />}
          onClick={() => settle.mutate(undefined)}
        >
          {t('talk.settle')}
        </ActionButton>
      )}
      <Refusal error={settle.error} />
      {customer && <Booked customer={customer.reference} />}
    </header>
  );
}

const SHOWN = 3;

function Booked({ customer }: { customer: string }) {
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  const pitchName = usePitchName();
  const { data: bookings } = useQuery(bookingsOf([customer]));
  return (
    <p className={css['booked']}>
      <span>{t('talk.bookings')}</span>
      {bookings?.length === 0 && <span>{t('talk.no_bookings')}</span>}
      {bookings?.slice(0, SHOWN).map(({ reference, date, startTime, pitch }) => (
        <Link key={reference} to={onBoard(reference)}>
          <bdi>{shortDay(date)}</bdi> <bdi>{hour(startTime)}</bdi> <bdi>{pitchName(pitch)}</bdi>
        </Link>
      ))}
      {(bookings?.length ?? 0) > SHOWN && (
        <Link to={bookingsWhere({ customer })}>{t('talk.all_bookings')}</Link>
      )}
    </p>
  );
}
