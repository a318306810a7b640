import { CONTACT_STATES, type ContactState } from '@five/shared/venue/content.codes';
import type { ContactMessageAnswer } from '@five/shared/venue/content.contract';
import { IconCircleCheck, IconMail, IconMailOpened } from '@tabler/icons-react';
import { CodeChoice } from '../../platform/tables/choice-inputs.tsx';
import { RowAction } from '../../platform/tables/row-action.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { useDayOf } from '../../platform/use-day-of.ts';
import { useAgo } from '../../platform/use-format.ts';
import { Tag } from '../../ui/tag.tsx';
import css from './message.module.css';

const LOOKS = {
  new: { tone: 'due', icon: IconMail },
  read: { tone: 'plain', icon: IconMailOpened },
  answered: { tone: 'paid', icon: IconCircleCheck },
} as const satisfies Record<ContactState, object>;

/** List of contact messages, newest first; unanswered messages are highlighted. */
export function MessageList() {
  const { acts, csv, fields, page, states } = useContentTexts();
  const ago = useAgo();
  const dayOf = useDayOf();
  return (
    <TableList<ContactMessageAnswer>
      table="contact"
      filters={[
        <CodeChoice
          key="state"
          source="state"
          label={fields.status}
          codes={CONTACT_STATES}
          names={states}
          empty={page.any}
          alwaysOn
        />,
      ]}
      columns={[
        { head: csv.since, of: ({ createdAt }) => dayOf(createdAt) },
        { head: fields.name, of: ({ fullName }) => fullName },
        { head: csv.phone, of: ({ phone }) => phone },
        { head: csv.email, of: ({ email }) => email },
        { head: fields.message, of: ({ message }) => message },
        { head: fields.status, of: ({ state }) => states[state] },
        { head: fields.note, of: ({ note }) => note ?? '' },
      ]}
      rowTemplate={(message) => ({
        title: message.fullName,
        detail: (
          <>
            {ago(message.createdAt)}
            <span className={css['beginning']} dir="auto">
              {beginning(message.message)}
            </span>
          </>
        ),
        state: <Tag {...LOOKS[message.state]}>{states[message.state]}</Tag>,
        act: message.state !== 'answered' && (
          <RowAction table="contact" record={message} change={{ state: 'answered' }}>
            {acts.answered}
          </RowAction>
        ),
      })}
    />
  );
}

const SHOWN = 110;

function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN).replace(/\s+\S*$/, '')}…` : line;
}
