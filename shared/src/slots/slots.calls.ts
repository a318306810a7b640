import { calls, listOf, writeResult } from '../platform/call.ts';
import { array, date, integer, text } from '../platform/schema.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { availabilityDay, block, pitch } from './slots.contract.ts';
import { CreateBlockRequest, CreatePitchRequest, UpdatePitchRequest } from './slots.requests.ts';

const PITCH_LIST = {
  filter: ['active'],
  sort: ['id', 'reference', 'code', 'displayOrder', 'active'],
} as const;
const BLOCK_LIST = {
  filter: ['pitch', 'date', 'from', 'to'],
  sort: ['id', 'reference', 'pitch', 'date', 'startTime', 'endTime', 'reason', 'createdAt'],
} as const;

export const SLOTS_CALLS = calls({
  'GET availability': {
    id: 'getAvailability',
    permission: 'availability.read',
    summary: 'List slots with prices by opening day; staff see what occupies a slot.',
    answer: array(availabilityDay, { maxItems: 14 }),
    query: {
      date: {
        schema: date(),
        description:
          'First opening day; default: the current one, which lasts until closing time after ' +
          'midnight.',
      },
      days: {
        schema: integer({ minimum: 1, maximum: 14 }),
        description: 'Number of opening days; default 1.',
      },
      filter: {
        schema: text(),
        description: 'JSON object of: id (the date of an opening day, or an array of them), q.',
      },
      range: { schema: text(), description: 'JSON array of the first and the last day, from 0.' },
      sort: {
        schema: text(),
        description: 'JSON array of a field and a direction. Fields: id, date.',
      },
    },
    errors: ['AVAILABILITY_DAYS', 'AVAILABILITY_BEYOND_HORIZON', 'LIST_QUERY_INVALID'],
  },
  'GET pitches': {
    permission: 'pitches.read',
    summary: 'List pitches; staff also get inactive ones.',
    answer: listOf(pitch),
    list: PITCH_LIST,
    query: TEXTS_QUERY,
  },
  'POST pitches': {
    permission: 'pitches.create',
    body: CreatePitchRequest,
    summary: 'Create a pitch.',
    answer: writeResult('PitchSaved', pitch),
    query: TEXTS_QUERY,
    errors: ['PITCH_CODE_TAKEN'],
  },
  'PUT pitches/{reference}': {
    permission: 'pitches.update',
    body: UpdatePitchRequest,
    summary: 'Update name, order or state of a pitch.',
    answer: writeResult('PitchSaved', pitch),
    query: TEXTS_QUERY,
    errors: ['PITCH_IN_USE'],
  },
  'DELETE pitches/{reference}': {
    permission: 'pitches.delete',
    summary: 'Delete a pitch that was never booked and return the remaining list.',
    answer: writeResult('PitchRemoved', listOf(pitch)),
    list: PITCH_LIST,
    query: TEXTS_QUERY,
    errors: ['PITCH_IN_USE'],
  },
  'GET blocks': {
    permission: 'blocks.read',
    summary: 'List blocks of pitches.',
    answer: listOf(block),
    list: BLOCK_LIST,
  },
  'POST blocks': {
    permission: 'blocks.create',
    body: CreateBlockRequest,
    summary: 'Block a pitch for a period.',
    answer: writeResult('BlockSaved', block),
    errors: ['BLOCK_SLOT_TAKEN', 'BLOCK_IN_PAST', 'BOOKING_PITCH_UNKNOWN', 'BOOKING_TIME_SKIPPED'],
  },
  'DELETE blocks/{reference}': {
    permission: 'blocks.delete',
    summary: 'Delete a block and return the remaining list.',
    answer: writeResult('BlockRemoved', listOf(block)),
    list: BLOCK_LIST,
  },
});
