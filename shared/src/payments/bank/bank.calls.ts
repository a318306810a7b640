import { calls, listOf, writeResult } from '../../platform/call.ts';
import { about, constant, object, sentence } from '../../platform/schema.ts';
import { bankFile, bankImport, bankLine, bankPreview, bankProfile } from './bank.contract.ts';
import {
  AcceptBankLineRequest,
  CreateBankProfileRequest,
  DismissBankLineRequest,
  UpdateBankProfileRequest,
} from './bank.requests.ts';
import { payment } from '../payments.contract.ts';

const profileSaved = writeResult('BankProfileSaved', bankProfile);
const lineSaved = writeResult('BankLineSaved', bankLine);
const FILE = [
  'BANK_FILE_REQUIRED',
  'BANK_FILE_UNREADABLE',
  'BANK_FILE_FORMAT',
  'BANK_FILE_TOO_WIDE',
  'FILE_TOO_LARGE',
] as const;
const PROFILES = {
  filter: ['account'],
  sort: ['id', 'reference', 'name', 'account', 'createdAt'],
} as const;
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
    summary: 'Read the first rows of a bank file and detect its format; nothing is stored.',
    answer: writeResult('BankFileRead', bankFile),
    errors: [...FILE, 'BANK_FILE_NO_LINES'],
  },
  'GET bank_profiles': {
    permission: 'bankProfiles.read',
    summary: 'List bank profiles, which describe the format of statements.',
    answer: listOf(bankProfile),
    list: PROFILES,
  },
  'POST bank_profiles': {
    permission: 'bankProfiles.create',
    body: CreateBankProfileRequest,
    summary: 'Create a bank profile.',
    answer: profileSaved,
  },
  'PUT bank_profiles/{reference}': {
    permission: 'bankProfiles.update',
    body: UpdateBankProfileRequest,
    summary: 'Update a bank profile.',
    description: 'Account and label columns cannot change once lines of the account were imported.',
    answer: profileSaved,
    errors: ['BANK_PROFILE_USED'],
  },
  'DELETE bank_profiles/{reference}': {
    permission: 'bankProfiles.delete',
    summary: 'Delete a bank profile; imported lines are kept.',
    answer: writeResult('BankProfilesLeft', listOf(bankProfile)),
  },
  'POST bank_profiles/{reference}/preview': {
    id: 'previewBankFileImport',
    permission: 'bankLines.import',
    form: { file: true },
    status: 200,
    summary: 'Preview the import of a bank file; nothing is stored.',
    answer: writeResult('BankPreviewed', bankPreview),
    errors: FILE,
  },
  'POST bank_profiles/{reference}/import': {
    id: 'importBankFile',
    permission: 'bankLines.import',
    form: { file: true },
    summary: 'Import the new lines of a bank file.',
    description: 'The same file again adds no lines. Two equal lines in a file are two lines.',
    answer: writeResult('BankImported', bankImport),
    errors: FILE,
  },
  'GET bank_lines': {
    permission: 'bankLines.read',
    summary: 'List bank lines, each with the target that it probably pays.',
    description:
      'A line whose reference names a target that is no longer due has the lane `late` or ' +
      '`double`, and `settled` names the target.',
    answer: listOf(bankLine),
    list: LINES,
  },
  'GET bank_lines/{reference}': {
    permission: 'bankLines.read',
    summary: 'Get a bank line.',
    answer: bankLine,
  },
  'POST bank_lines/{reference}/accept': {
    permission: 'bankLines.accept',
    body: AcceptBankLineRequest,
    summary: 'Record a payment of the amount due from a bank line; the rest stays unused.',
    answer: accepted,
    errors: [
      'BANK_LINE_SETTLED',
      'BANK_LINE_DISMISSED',
      'PAYMENT_TARGET',
      'PAYMENT_EXCEEDS_DUE',
      'SHARE_ALREADY_PAID',
      'PAYMENT_TARGET_CLOSED',
      'PAYMENT_TOO_OLD',
      'REFERENCE_UNKNOWN',
    ],
  },
  'POST bank_lines/{reference}/dismiss': {
    permission: 'bankLines.dismiss',
    body: DismissBankLineRequest,
    status: 200,
    summary: 'Dismiss the unused rest of a bank line.',
    answer: lineSaved,
    errors: ['BANK_LINE_SETTLED', 'BANK_LINE_DISMISSED'],
  },
  'POST bank_lines/{reference}/reopen': {
    permission: 'bankLines.dismiss',
    status: 200,
    summary: 'Reopen a dismissed bank line.',
    answer: lineSaved,
    errors: ['BANK_LINE_NOT_DISMISSED'],
  },
});
