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
    summary: 'List the gallery in its order; staff also get items without alternative text.',
    answer: listOf(media),
    list: MEDIA_LIST,
    query: TEXTS_QUERY,
  },
  'GET medias/{id}': {
    permission: 'medias.read',
    summary: 'Get an item of the gallery.',
    answer: media,
    query: TEXTS_QUERY,
  },
  'POST medias': {
    permission: 'medias.create',
    body: CreateMediaRequest,
    form: { file: true },
    summary: 'Create an item of the gallery; the form field `file` contains the picture.',
    description: 'Without `alt` only staff get the item.',
    answer: writeResult('MediaSaved', media),
    query: TEXTS_QUERY,
    errors: ['MEDIA_IMAGE_REQUIRED', 'MEDIA_VIDEO_URL'],
  },
  'PUT medias/{reference}': {
    permission: 'medias.update',
    body: UpdateMediaRequest,
    form: { file: true },
    summary: 'Update texts, position or picture of an item of the gallery.',
    answer: writeResult('MediaSaved', media),
    query: TEXTS_QUERY,
    errors: ['MEDIA_IMAGE_REQUIRED', 'MEDIA_VIDEO_URL'],
  },
  'DELETE medias/{reference}': {
    permission: 'medias.delete',
    summary: 'Delete an item of the gallery and return the remaining list.',
    answer: writeResult('MediaRemoved', listOf(media)),
    list: MEDIA_LIST,
    query: TEXTS_QUERY,
  },
  'GET partners': {
    permission: 'partners.read',
    page: 'sponsors',
    summary: 'List the partners displayed today, highest tier first; staff get all, with views.',
    answer: listOf(partner),
    list: PARTNER_LIST,
    query: TEXTS_QUERY,
  },
  'POST partner_views': {
    id: 'countPartnerViews',
    permission: 'partners.see',
    body: SeenPartnersRequest,
    status: 200,
    summary: 'Count views of partners that were visible on a page.',
    description:
      'Views are counted by day, without data of the visitor. Robots and prefetches are ' +
      'not counted.',
    answer: emptyResult,
  },
  'POST partners': {
    permission: 'partners.create',
    body: CreatePartnerRequest,
    form: { file: true },
    summary: 'Create a partner; the form field `file` contains the logo.',
    answer: writeResult('PartnerSaved', partner),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'PUT partners/{reference}': {
    permission: 'partners.update',
    body: UpdatePartnerRequest,
    form: { file: true },
    summary: 'Update a partner.',
    answer: writeResult('PartnerSaved', partner),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'DELETE partners/{reference}': {
    permission: 'partners.delete',
    summary: 'Delete a partner with its logo and return the remaining list.',
    answer: writeResult('PartnerRemoved', listOf(partner)),
    list: PARTNER_LIST,
    query: TEXTS_QUERY,
  },
  'GET promos': {
    permission: 'promos.read',
    page: 'promo',
    summary: 'List the promotions displayed today; staff get all.',
    answer: listOf(promo),
    list: PROMO_LIST,
    query: TEXTS_QUERY,
  },
  'POST promos': {
    permission: 'promos.create',
    body: CreatePromoRequest,
    form: { file: true },
    summary: 'Create a promotion; the form field `file` contains the picture.',
    answer: writeResult('PromoSaved', promo),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'PUT promos/{reference}': {
    permission: 'promos.update',
    body: UpdatePromoRequest,
    form: { file: true },
    summary: 'Update a promotion.',
    answer: writeResult('PromoSaved', promo),
    query: TEXTS_QUERY,
    errors: ['DISPLAY_DATES'],
  },
  'DELETE promos/{reference}': {
    permission: 'promos.delete',
    summary: 'Delete a promotion with its picture and return the remaining list.',
    answer: writeResult('PromoRemoved', listOf(promo)),
    list: PROMO_LIST,
    query: TEXTS_QUERY,
  },
  'POST contact': {
    id: 'createContactMessage',
    permission: 'contact.send',
    body: ContactRequest,
    summary: 'Send a message to the desk.',
    answer: writeResult('ContactMessageSaved', contactMessage),
  },
  'GET contact': {
    id: 'listContactMessages',
    permission: 'contact.read',
    summary: 'List contact messages, newest first.',
    answer: listOf(contactMessage),
    list: CONTACT_LIST,
  },
  'PUT contact/{id}': {
    id: 'updateContactMessage',
    permission: 'contact.update',
    body: UpdateContactRequest,
    summary: 'Update the state or note of a contact message.',
    answer: writeResult('ContactMessageSaved', contactMessage),
  },
  'DELETE contact/{id}': {
    id: 'deleteContactMessage',
    permission: 'contact.delete',
    summary: 'Erase a contact message and its mails, and return the remaining list.',
    answer: writeResult('ContactMessageErased', listOf(contactMessage)),
    list: CONTACT_LIST,
  },
});
