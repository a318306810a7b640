import { DESK_NOTICE_TEMPLATES } from '@five/shared/desk/desk-notices.codes';

const FOR_DESK = DESK_NOTICE_TEMPLATES.map((template) => `'${template}'`).join(', ');

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
      and o.passed_to is null and o.template in (${FOR_DESK})
      and not exists (select from desk_notices n where n.event = o.event)`,
  'a message that a provider accepted is not on the list of the desk too': `
    select n.reference from desk_notices n join outbox o on o.event = n.event
      and o.recipient ^@ 'CU-' and o.channel in ('whatsapp', 'sms') and o.sent_at is not null`,
};
