import { calls, listOf, writeResult } from '../platform/call.ts';
import { about, constant, object, sentence } from '../platform/schema.ts';
import { bankFile, bankImport, bankLine, bankPreview, bankProfile } from './bank.contract.ts';
import {
  AcceptBankLineRequest,
  CreateBankProfileRequest,
  DismissBankLineRequest,
  UpdateBankProfileRequest,
} from './bank.requests.ts';
import { payment } from './payments.contract.ts';

const profileSaved = writeResult('BankProfileSaved', bankProfile);
const lineSaved = writeResult('BankLineSaved', bankLine);
const FILE = [
  'BANK_FILE_REQUIRED',
  'BANK_FILE_UNREADABLE',
  'BANK_FILE_FORMAT',
  'BANK_FILE_TOO_WIDE',
  'FILE_TOO_LARGE',
] as const;
const PROFILES = { filter: ['account'], sort: ['id', 'reference', 'name', 'account', 'createdAt'] };
const LINES = {
  filter: ['state', 'lane', 'account', 'bookedOn', 'from', 'to'],
  sort: [
    'id',
    'reference',
    'bookedOn',
    'amountCents',
    'label',
    'account',
    'state',
    'lane',
    'importedAt',
  ],
} as const;

const accepted = object('BankLineAccepted', {
  status: constant('success'),
  message: sentence(),
  data: about('The bank line after the payment.', bankLine),
  payment: about('The payment that was taken from the bank line.', payment),
});

export const BANK_CALLS = calls({
  'POST bank_files/look': {
    id: 'previewBankFile',
    permission: 'bankLines.import',
    form: { file: true },
    status: 200,
    summary: 'The first rows of a bank’s file, and how it seems to be written. Nothing is kept.',
    answer: writeResult('BankFileRead', bankFile),
    errors: [...FILE, 'BANK_FILE_NO_LINES'],
  },
  'GET bank_profiles': {
    permission: 'bankProfiles.read',
    summary: 'How the banks of the venue write their statements.',
    answer: listOf(bankProfile),
    list: PROFILES,
  },
  'POST bank_profiles': {
    permission: 'bankProfiles.create',
    body: CreateBankProfileRequest,
    summary: 'Keeps how a bank writes.',
    answer: profileSaved,
  },
  'PUT bank_profiles/{reference}': {
    permission: 'bankProfiles.update',
    body: UpdateBankProfileRequest,
    summary:
      'Changes it; account and label stay once lines of the account were imported, known lines ' +
      'stay known.',
    answer: profileSaved,
    errors: ['BANK_PROFILE_USED'],
  },
  'DELETE bank_profiles/{reference}': {
    permission: 'bankProfiles.delete',
    summary: 'Forgets it; lines that were read with it stay.',
    answer: writeResult('BankProfilesLeft', listOf(bankProfile)),
  },
  'POST bank_profiles/{reference}/preview': {
    id: 'previewBankFileImport',
    permission: 'bankLines.import',
    form: { file: true },
    status: 200,
    summary:
      'What a file would bring: its lines, new or known, what cannot be read and what is set ' +
      'aside. Nothing is kept.',
    answer: writeResult('BankPreviewed', bankPreview),
    errors: FILE,
  },
  'POST bank_profiles/{reference}/import': {
    id: 'importBankFile',
    permission: 'bankLines.import',
    form: { file: true },
    summary:
      'Keeps the lines of a file that are new: the same file twice brings none, two equal lines ' +
      'of a file are two.',
    answer: writeResult('BankImported', bankImport),
    errors: FILE,
  },
  'GET bank_lines': {
    permission: 'bankLines.read',
    summary:
      'Money that the bank received, each line beside what it seems to pay for. One whose sure ' +
      'reference names what is no debt any more lies in the lane `late` or `double` and says ' +
      'in `settled` what that is.',
    answer: listOf(bankLine),
    list: LINES,
  },
  'GET bank_lines/{reference}': {
    permission: 'bankLines.read',
    summary: 'One of them.',
    answer: bankLine,
  },
  'POST bank_lines/{reference}/accept': {
    permission: 'bankLines.accept',
    body: AcceptBankLineRequest,
    summary:
      'Makes a payment of what is due, as far as the line reaches; the rest of the line stands.',
    answer: accepted,
    errors: [
      'BANK_LINE_SETTLED',
      'BANK_LINE_DISMISSED',
      'PAYMENT_TARGET',
      'PAYMENT_EXCEEDS_DUE',
      'PAYMENT_TARGET_CLOSED',
      'PAYMENT_TOO_OLD',
      'REFERENCE_UNKNOWN',
    ],
  },
  'POST bank_lines/{reference}/dismiss': {
    permission: 'bankLines.dismiss',
    body: DismissBankLineRequest,
    status: 200,
    summary: 'What is left of it is not ours, or was given back.',
    answer: lineSaved,
    errors: ['BANK_LINE_SETTLED', 'BANK_LINE_DISMISSED'],
  },
  'POST bank_lines/{reference}/reopen': {
    permission: 'bankLines.dismiss',
    status: 200,
    summary: 'Takes that back.',
    answer: lineSaved,
    errors: ['BANK_LINE_NOT_DISMISSED'],
  },
});
