import {
  DESK_NOTICE_TEMPLATES,
  GUEST_NOTICE_TEMPLATES,
} from '@five/shared/desk/desk-notices.codes';

const listOf = (templates: readonly string[]): string =>
  templates.map((template) => `'${template}'`).join(', ');
/** Event of a message to a guest on the list of the desk; the guests of a match share an event. */
const EVENT_OF_GUEST = `o.event || ':' || o.recipient`;

/** Invariants of queued messages. */
export const OUTBOX_INVARIANTS: Record<string, string> = {
  'a message that was passed on is on the other channel': `
    select o.reference from outbox o where o.passed_to is not null and not exists (
      select from outbox n where n.event = o.event and n.recipient = o.recipient
      and n.channel = o.passed_to)`,
  // A message can be withdrawn while it is being sent; it then has both times.
  'a message that was given up has no other outcome': `
    select reference from outbox where given_up_at is not null
      and num_nonnulls(sent_at, withdrawn_at) > 0`,
  // The last message that was queued shows that the product was running.
  'a message is tried within its time limit while its channel is on': `
    select o.reference from outbox o join channels c on c.enabled
      and (c.name = o.channel or (o.channel = 'phone' and c.name in ('whatsapp', 'sms')))
    where o.tries = 0 and num_nonnulls(o.sent_at, o.withdrawn_at, o.given_up_at) = 0
      and greatest(o.created_at, o.due_at) + interval '1 hour'
        < (select max(created_at) from outbox)`,
  'a message that was given up has its reason': `
    select reference from outbox where given_up_at is not null and last_error is null`,
  'a message to a customer that no channel delivered is on the list of the desk': `
    select o.reference from outbox o join customers c on c.reference = o.recipient
      and c.erased_at is null
    where o.channel in ('phone', 'whatsapp', 'sms') and o.given_up_at is not null
      and o.passed_to is null and o.template in (${listOf(DESK_NOTICE_TEMPLATES)})
      and not exists (select from desk_notices n where n.event = o.event)`,
  // A guest that wants no messages any more has missed none.
  'a message to a guest that no channel delivered is on the list of the desk': `
    select o.reference from outbox o join match_people p on p.reference = o.recipient
      and p.notify_locale is not null
    where o.channel in ('phone', 'whatsapp', 'sms') and o.given_up_at is not null
      and o.passed_to is null and o.template in (${listOf(GUEST_NOTICE_TEMPLATES)})
      and not exists (select from desk_notices n where n.event = ${EVENT_OF_GUEST})`,
  'a message that a provider accepted is not on the list of the desk too': `
    select n.reference from desk_notices n join outbox o on o.event = n.event
      and o.recipient ^@ 'CU-' and o.channel in ('whatsapp', 'sms') and o.sent_at is not null
    union all select n.reference from desk_notices n join outbox o on o.recipient = n.guest
      and n.event = ${EVENT_OF_GUEST} and o.channel in ('whatsapp', 'sms')
      and o.sent_at is not null`,
};
