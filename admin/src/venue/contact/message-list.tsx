import { CONTACT_STATES, type ContactState } from '@five/shared/venue/content.codes';
import type { ContactMessageAnswer } from '@five/shared/venue/content.contract';
import { IconCircleCheck, IconMail, IconMailOpened } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CodeChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { RowAction } from '../../platform/tables/lists/row-action.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { useDayOf, useAgo } from '../../platform/texts/use-format.ts';
import { Tag } from '../../ui/tag.tsx';
import css from './message.module.css';

const LOOKS = {
  new: { tone: 'due', icon: IconMail },
  read: { tone: 'plain', icon: IconMailOpened },
  answered: { tone: 'paid', icon: IconCircleCheck },
} as const satisfies Record<ContactState, object>;

/** List of contact messages, newest first; unanswered messages are highlighted. */
export function MessageList() {
  const t = useTypedTranslate();
  const ago = useAgo();
  const dayOf = useDayOf();
  return (
    <TableList<ContactMessageAnswer>
      table="contact"
      filters={[
        <CodeChoice
          key="state"
          source="state"
          label={t('fields.status')}
          codes={CONTACT_STATES}
          names={(state) => t(`record_states.${state}`)}
          empty={t('page.any')}
          alwaysOn
        />,
      ]}
      columns={[
        { head: t('csv.since'), of: ({ createdAt }) => dayOf(createdAt) },
        { head: t('fields.name'), of: ({ fullName }) => fullName },
        { head: t('labels.person.phone'), of: ({ phone }) => phone },
        { head: t('labels.person.email'), of: ({ email }) => email },
        { head: t('fields.message'), of: ({ message }) => message },
        { head: t('fields.status'), of: ({ state }) => t(`record_states.${state}`) },
        { head: t('fields.note'), of: ({ note }) => note ?? '' },
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
        state: <Tag {...LOOKS[message.state]}>{t(`record_states.${message.state}`)}</Tag>,
        act: message.state !== 'answered' && (
          <RowAction table="contact" record={message} change={{ state: 'answered' }}>
            {t('acts.answered')}
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
