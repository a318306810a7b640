import { calls, emptyResult, listOf, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { ContactRequest, UpdateContactRequest } from './contact.requests.ts';
import { contactMessage, media, partner, promo } from './content.contract.ts';
import {
  CreateMediaRequest,
  CreatePartnerRequest,
  CreatePromoRequest,
  SeenPartnersRequest,
  UpdateMediaRequest,
  UpdatePartnerRequest,
  UpdatePromoRequest,
} from './content.requests.ts';

const MEDIA_LIST = {
  filter: ['kind', 'described'],
  sort: ['id', 'reference', 'kind', 'caption', 'position', 'createdAt'],
} as const;
const PARTNER_LIST = {
  filter: ['kind', 'tier', 'shown'],
  sort: ['id', 'reference', 'kind', 'tier', 'name', 'from', 'to', 'position'],
} as const;
const PROMO_LIST = {
  filter: ['shown'],
  sort: ['id', 'reference', 'title', 'from', 'to', 'position'],
} as const;
const CONTACT_LIST = {
  filter: ['state'],
  sort: ['id', 'reference', 'fullName', 'email', 'state', 'createdAt'],
} as const;

export const CONTENT_CALLS = calls({
  'GET medias': {
    permission: 'medias.read',
    summary: 'The media library, in its order: what has its words; all of it for the desk.',
    answer: listOf(media),
    list: MEDIA_LIST,
    query: TEXTS_QUERY,
  },
  'GET medias/{id}': {
    permission: 'medias.read',
    summary: 'One picture or video.',
    answer: media,
    query: TEXTS_QUERY,
  },
  'POST medias': {
    permission: 'medias.create',
    body: CreateMediaRequest,
    form: { file: true },
    summary:
      'A new picture or video; the picture comes as `file` of a form. Without `alt` visitors do ' +
      'not meet it yet.',
    answer: writeResult('MediaSaved', media),
    query: TEXTS_QUERY,
    errors: ['MEDIA_IMAGE_REQUIRED', 'MEDIA_VIDEO_URL'],
  },
  'PUT medias/{reference}': {
    permission: 'medias.update',
    body: UpdateMediaRequest,
    form: { file: true },
    summary: 'Changes texts, place or picture; a `file` takes the place of the one before.',
    answer: writeResult('MediaSaved', media),
    query: TEXTS_QUERY,
    errors: ['MEDIA_IMAGE_REQUIRED', 'MEDIA_VIDEO_URL'],
  },
  'DELETE medias/{reference}': {
    permission: 'medias.delete',
    summary: 'Removes it with its picture; answers the list.',
    answer: writeResult('MediaRemoved', listOf(media)),
    list: MEDIA_LIST,
    query: TEXTS_QUERY,
  },
  'GET partners': {
    permission: 'partners.read',
    summary:
      'Sponsors and partners that are shown today, highest tier first; all of them for the desk, ' +
      'with how often each was seen.',
    answer: listOf(partner),
    list: PARTNER_LIST,
    query: TEXTS_QUERY,
  },
  'POST partner_views': {
    id: 'countPartnerViews',
    permission: 'partners.see',
    body: SeenPartnersRequest,
    status: 200,
    summary:
      'These partners stood in sight on a page. Counted by the day for those that are shown, ' +
      'without anything of who looked; robots and what is fetched ahead are not counted.',
    answer: emptyResult,
  },
  'POST partners': {
    permission: 'partners.create',
    body: CreatePartnerRequest,
    form: { file: true },
    summary: 'A new sponsor or partner; the logo comes as `file` of a form.',
    answer: writeResult('PartnerSaved', partner),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'PUT partners/{reference}': {
    permission: 'partners.update',
    body: UpdatePartnerRequest,
    form: { file: true },
    summary: 'Changes a sponsor or partner.',
    answer: writeResult('PartnerSaved', partner),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'DELETE partners/{reference}': {
    permission: 'partners.delete',
    summary: 'Removes one with its logo; answers the list.',
    answer: writeResult('PartnerRemoved', listOf(partner)),
    list: PARTNER_LIST,
    query: TEXTS_QUERY,
  },
  'GET promos': {
    permission: 'promos.read',
    summary: 'Promotions that are shown today; all of them for the desk.',
    answer: listOf(promo),
    list: PROMO_LIST,
    query: TEXTS_QUERY,
  },
  'POST promos': {
    permission: 'promos.create',
    body: CreatePromoRequest,
    form: { file: true },
    summary: 'A new promotion; the picture comes as `file` of a form.',
    answer: writeResult('PromoSaved', promo),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'PUT promos/{reference}': {
    permission: 'promos.update',
    body: UpdatePromoRequest,
    form: { file: true },
    summary: 'Changes a promotion.',
    answer: writeResult('PromoSaved', promo),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'DELETE promos/{reference}': {
    permission: 'promos.delete',
    summary: 'Removes one with its picture; answers the list.',
    answer: writeResult('PromoRemoved', listOf(promo)),
    list: PROMO_LIST,
    query: TEXTS_QUERY,
  },
  'POST contact': {
    id: 'createContactMessage',
    permission: 'contact.send',
    body: ContactRequest,
    summary: 'A message to the desk.',
    answer: writeResult('ContactMessageSaved', contactMessage),
  },
  'GET contact': {
    id: 'listContactMessages',
    permission: 'contact.read',
    summary: 'What came in, newest first.',
    answer: listOf(contactMessage),
    list: CONTACT_LIST,
  },
  'PUT contact/{id}': {
    id: 'updateContactMessage',
    permission: 'contact.update',
    body: UpdateContactRequest,
    summary: 'Notes what became of a message.',
    answer: writeResult('ContactMessageSaved', contactMessage),
  },
  'DELETE contact/{id}': {
    id: 'deleteContactMessage',
    permission: 'contact.delete',
    summary: 'Erases a message and the mails that carried it; answers the list.',
    answer: writeResult('ContactMessageErased', listOf(contactMessage)),
    list: CONTACT_LIST,
  },
});
