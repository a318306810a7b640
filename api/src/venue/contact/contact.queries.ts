import { Injectable } from '@nestjs/common';
import { CONTACT_STATES } from '@five/shared/venue/content.codes';
import type { ContactMessageAnswer } from '@five/shared/venue/content.contract';
import { DataSource } from 'typeorm';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';

interface ContactRow extends Omit<ContactMessageAnswer, 'id' | 'createdAt'> {
  createdAt: Date;
}

/** Reads the contact messages for staff. */
@Injectable()
export class ContactQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
  ) {}

  async page(query: RawQuery): Promise<Page<ContactMessageAnswer>> {
    return (await this.lists.read<ContactRow>(LIST, query)).map(answerOf);
  }

  async one(reference: string): Promise<ContactMessageAnswer> {
    return (await this.page(byReference(reference))).only();
  }

  async countNew(): Promise<number> {
    const [row] = await this.source.query<{ unopened: number }[]>(
      `select count(*) as unopened from contact_messages where state = 'new'`,
    );
    return row?.unopened ?? 0;
  }
}

function answerOf({
  reference,
  fullName,
  phone,
  email,
  message,
  state,
  note,
  createdAt,
}: ContactRow): ContactMessageAnswer {
  return {
    id: reference,
    reference,
    fullName,
    phone,
    email,
    message,
    state,
    note,
    createdAt: createdAt.toISOString(),
  };
}

const LIST: ListSpecOf<'GET contact'> = {
  name: 'contact',
  select: `select c.reference, c.full_name as "fullName", c.phone, c.email, c.message, c.state,
    c.note,
      c.created_at as "createdAt" from contact_messages c`,
  fields: {
    id: { sql: 'c.reference', kind: 'text' },
    state: { sql: 'c.state', kind: 'text', values: CONTACT_STATES },
  },
  search: ['c.search'],
  sort: {
    id: 'c.reference',
    reference: 'c.reference',
    fullName: 'c.full_name',
    email: 'c.email',
    state: 'c.state',
    createdAt: 'c.created_at',
  },
  order: 'c.created_at desc',
  tieBreak: 'c.id desc',
};
