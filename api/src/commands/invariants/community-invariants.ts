/** Invariants of conversations and hidden posts. */
export const COMMUNITY_INVARIANTS: Record<string, string> = {
  'two have one conversation, the desk and a player too': `
    select c.reference from chats c left join chat_members m on m.chat_id = c.id
    where c.kind <> 'group' group by c.id
    having count(*) <> 2 or count(*) filter (where m.seat = 0) <> case c.kind when 'desk' then 1
    else 0 end`,
  'message numbers have no gap, and no read mark is above the last message': `
    select c.reference from chats c left join messages m on m.chat_id = c.id group by c.id
    having count(m.id) <> c.last_number or coalesce(max(m.number), 0) <> c.last_number
      or exists (select from chat_members s where s.chat_id = c.id
      and s.read_number > c.last_number)`,
  'a message was seen where the other side has read it, and nowhere else': `
    select m.reference from messages m join chats c on c.id = m.chat_id and c.kind <> 'group'
    where (m.seen_at is not null) <> exists (select from chat_members s where s.chat_id = c.id
    and s.read_number >= m.number
      and not (case when s.seat = 0 then m.desk else not m.desk and m.author_id = s.user_id end))`,
  'a player waits for the desk only after the last word': `
    select c.reference from chats c join messages m on m.chat_id = c.id and m.number = c.last_number
    where c.waiting_since is not null and m.desk`,
  'every answer of the desk is in the audit': `
    select m.reference from messages m join chats c on c.id = m.chat_id where m.desk
      and not exists (select from audit a join users u on u.reference = a.actor
      where a.act = 'chat.answer' and a.subject = c.reference and u.id = m.author_id)`,
  'what is hidden is hidden by somebody, with a reason': `
    select reference from discussions where hidden_at is not null and (hidden_by is null
    or hidden_reason is null)
    union all select reference from replies where hidden_at is not null and (hidden_by is null
    or hidden_reason is null)`,
};
