import { session, staffUser } from '../auth/auth.contract.ts';
import { calls, listOf, writeResult } from '../platform/call.ts';
import { customer, customersImport, customersLook } from './customers.contract.ts';
import {
  AdminUpdateCustomerRequest,
  CreateCustomerRequest,
  InviteUserRequest,
  JoinCustomerRequest,
  UpdateUserRequest,
} from './customers.requests.ts';

const CUSTOMER_LIST = {
  filter: ['phone', 'tariff', 'user', 'sounds', 'hasLogin'],
  sort: ['id', 'name', 'fullName', 'phone', 'createdAt'],
} as const;
const SESSION_LIST = { filter: [], sort: ['id', 'createdAt', 'lastSeenAt'] };
const USER_LIST = {
  filter: ['role', 'active', 'verified', 'tariff', 'customer'],
  sort: ['id', 'fullName', 'name', 'firstName', 'email', 'createdAt'],
} as const;

const IMPORT_FILE = [
  'CUSTOMERS_FILE_REQUIRED',
  'CUSTOMERS_FILE_UNREADABLE',
  'CUSTOMERS_FILE_FORMAT',
  'CUSTOMERS_FILE_TOO_WIDE',
  'CUSTOMERS_FILE_COLUMNS',
  'FILE_TOO_LARGE',
] as const;

/** API calls about customers and their logins. */
export const CUSTOMERS_CALLS = calls({
  'GET customers': {
    permission: 'customers.read',
    summary: 'The desk’s card index.',
    answer: listOf(customer),
    list: CUSTOMER_LIST,
  },
  'GET customers/{reference}': {
    permission: 'customers.read',
    summary: 'One person.',
    answer: customer,
  },
  'POST customers': {
    permission: 'customers.create',
    body: CreateCustomerRequest,
    summary: 'Enters a person, or finds the one of the same name and phone.',
    answer: writeResult('CustomerSaved', customer),
  },
  'PUT customers/{reference}': {
    permission: 'customers.update',
    body: AdminUpdateCustomerRequest,
    summary: 'Changes a card; the tariff is an admin’s.',
    answer: writeResult('CustomerSaved', customer),
    errors: ['TARIFF_UNKNOWN', 'FORBIDDEN'],
  },
  'POST customers/{reference}/join': {
    id: 'mergeCustomers',
    permission: 'customers.join',
    body: JoinCustomerRequest,
    status: 200,
    summary:
      'One person with two cards: bookings and all else of the one without a login come to this ' +
      'one, and that card is gone.',
    answer: writeResult('CustomerSaved', customer),
    errors: ['REFERENCE_UNKNOWN', 'CUSTOMER_SAME', 'CUSTOMER_HAS_LOGIN'],
  },
  'POST customers_import/look': {
    id: 'previewCustomersImport',
    permission: 'customers.import',
    form: { file: true },
    status: 200,
    summary:
      'What a file of customers would bring: new ones, known phones, rows that cannot be read. ' +
      'Nothing is kept.',
    answer: writeResult('CustomersLooked', customersLook),
    errors: IMPORT_FILE,
  },
  'POST customers_import': {
    id: 'importCustomers',
    permission: 'customers.import',
    form: { file: true },
    summary: 'Makes a card of every row that is new: all of them or none.',
    answer: writeResult('CustomersImported', customersImport),
    errors: IMPORT_FILE,
  },
  'GET users': {
    permission: 'users.read',
    summary: 'Logins.',
    answer: listOf(staffUser),
    list: USER_LIST,
  },
  'GET users/{id}': { permission: 'users.read', summary: 'One login.', answer: staffUser },
  'POST users/{id}/verify': {
    permission: 'users.verifyInPerson',
    status: 200,
    summary:
      'The owner of the login was seen at the desk: verified, as by a mailed code. Verified ' +
      'already: the same answer.',
    answer: writeResult('UserSaved', staffUser),
  },
  'POST users': {
    id: 'inviteUser',
    permission: 'users.invite',
    body: InviteUserRequest,
    summary:
      'Invites somebody to the desk: an account without a password, and the mail that says how ' +
      'to choose one.',
    answer: writeResult('UserInvited', staffUser),
    errors: ['AUTH_EMAIL_TAKEN', 'AUTH_PHONE_TAKEN'],
  },
  'GET users/{id}/sessions': {
    permission: 'users.listSessions',
    summary: 'Where an account is signed in.',
    answer: listOf(session),
    list: SESSION_LIST,
  },
  'DELETE users/{id}/sessions': {
    permission: 'users.endSessions',
    summary: 'Signs an account out everywhere.',
    answer: writeResult('UserSignedOut', listOf(session)),
    list: SESSION_LIST,
  },
  'PUT users/{id}': {
    permission: 'users.update',
    body: UpdateUserRequest,
    summary:
      'Role, activity, tariff and birth date of a login. A player who is to work at the desk ' +
      'chooses a new password first.',
    answer: writeResult('UserSaved', staffUser),
    errors: [
      'USER_OWN_SCOPE',
      'USER_LAST_ADMIN',
      'TARIFF_UNKNOWN',
      'AUTH_BIRTH_DATE_INVALID',
      'AUTH_UNDER_AGE',
    ],
  },
});
