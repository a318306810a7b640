import { CONTACT_STATES } from '@five/shared/venue/content.codes';
import type { ContactMessageAnswer } from '@five/shared/venue/content.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CodeChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { PersonLinks } from '../../platform/tables/lists/person-links.tsx';
import { TableEdit } from '../../platform/tables/forms/table-form.tsx';
import css from './message.module.css';

/** Form of a contact message, with links to reply and a note for staff. */
export function MessageEdit() {
  const t = useTypedTranslate();
  return (
    <TableEdit<ContactMessageAnswer>
      table="contact"
      title={({ fullName }) => fullName}
      above={(message) => <MessageBody message={message} />}
    >
      <CodeChoice
        source="state"
        label={t('fields.status')}
        codes={CONTACT_STATES}
        names={(state) => t(`record_states.${state}`)}
      />
      <TextInput source="note" label={t('fields.note')} multiline minRows={3} helperText={false} />
    </TableEdit>
  );
}

function MessageBody({ message }: { message: ContactMessageAnswer }) {
  useRead(message);
  return (
    <>
      <blockquote className={css['letter']} dir="auto">
        {message.message}
      </blockquote>
      <PersonLinks {...message} />
    </>
  );
}

/** Marks a message as read when it is opened. If the request fails, the message stays new. */
function useRead({ id, state }: ContactMessageAnswer): void {
  const provider = useDataProvider();
  const client = useQueryClient();
  useEffect(() => {
    if (state !== 'new') return;
    const data = { id, state: 'read' };
    void provider
      .update('contact', { id, data, previousData: { id, state } })
      .then(() => client.invalidateQueries({ queryKey: ['contact'] }))
      .catch(() => undefined);
  }, [client, id, provider, state]);
}
