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
const SESSION_LIST = { filter: [], sort: ['id', 'createdAt', 'lastSeenAt'] } as const;
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
    summary: 'List customers.',
    answer: listOf(customer),
    list: CUSTOMER_LIST,
  },
  'GET customers/{reference}': {
    permission: 'customers.read',
    summary: 'Get a customer.',
    answer: customer,
  },
  'POST customers': {
    permission: 'customers.create',
    body: CreateCustomerRequest,
    summary: 'Create a customer, or find the one with the same name and phone.',
    answer: writeResult('CustomerSaved', customer),
  },
  'PUT customers/{reference}': {
    permission: 'customers.update',
    body: AdminUpdateCustomerRequest,
    summary: 'Update a customer; only admins may change the tariff.',
    answer: writeResult('CustomerSaved', customer),
    errors: ['TARIFF_UNKNOWN'],
  },
  'POST customers/{reference}/join': {
    id: 'mergeCustomers',
    permission: 'customers.join',
    body: JoinCustomerRequest,
    status: 200,
    summary: 'Merge a duplicate customer without a login into this customer.',
    description: 'All data of the duplicate moves, and its record is deleted.',
    answer: writeResult('CustomerSaved', customer),
    errors: ['REFERENCE_UNKNOWN', 'CUSTOMER_SAME', 'CUSTOMER_HAS_LOGIN'],
  },
  'POST customers_import/look': {
    id: 'previewCustomersImport',
    permission: 'customers.import',
    form: { file: true },
    status: 200,
    summary: 'Preview the import of a customer file; nothing is stored.',
    answer: writeResult('CustomersLooked', customersLook),
    errors: IMPORT_FILE,
  },
  'POST customers_import': {
    id: 'importCustomers',
    permission: 'customers.import',
    form: { file: true },
    summary: 'Import all new rows of a customer file, or none.',
    answer: writeResult('CustomersImported', customersImport),
    errors: IMPORT_FILE,
  },
  'GET users': {
    permission: 'users.read',
    summary: 'List user accounts.',
    answer: listOf(staffUser),
    list: USER_LIST,
  },
  'GET users/{id}': { permission: 'users.read', summary: 'Get a user account.', answer: staffUser },
  'POST users/{id}/verify': {
    permission: 'users.verifyInPerson',
    status: 200,
    summary: 'Verify an account whose owner was identified at the desk; idempotent.',
    answer: writeResult('UserSaved', staffUser),
  },
  'POST users': {
    id: 'inviteUser',
    permission: 'users.invite',
    body: InviteUserRequest,
    summary: 'Invite a staff member; the mail contains a link to set the password.',
    answer: writeResult('UserInvited', staffUser),
    errors: ['AUTH_EMAIL_TAKEN', 'AUTH_PHONE_TAKEN'],
  },
  'GET users/{id}/sessions': {
    permission: 'users.listSessions',
    summary: 'List the sessions of a user.',
    answer: listOf(session),
    list: SESSION_LIST,
  },
  'DELETE users/{id}/sessions': {
    permission: 'users.endSessions',
    summary: 'End all sessions of a user.',
    answer: writeResult('UserSignedOut', listOf(session)),
    list: SESSION_LIST,
  },
  'PUT users/{id}': {
    permission: 'users.update',
    body: UpdateUserRequest,
    summary: 'Update role, activity, tariff or birth date of a user.',
    description: 'A player that becomes staff has to set a new password first.',
    answer: writeResult('UserSaved', staffUser),
    errors: [
      'USER_EMAIL_REQUIRED',
      'USER_OWN_SCOPE',
      'USER_LAST_ADMIN',
      'TARIFF_UNKNOWN',
      'AUTH_UNDER_AGE',
    ],
  },
});
