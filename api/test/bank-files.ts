import type { CreateBankProfileRequest } from '@five/shared/payments/bank/bank.requests';
import type { BankImportAnswer, BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import type { Person } from './people.ts';

const FORMAT: CreateBankProfileRequest = {
  name: 'Banque',
  account: '4321',
  delimiter: ';',
  decimal: ',',
  dateFormat: 'DD/MM/YYYY',
  headerRows: 1,
  dateColumn: 1,
  amountColumn: 4,
  labelColumns: [2],
};

/** A bank statement in the format of the test profile. */
export const statement = (...lines: string[]) =>
  ['Date;Libellé;Débit;Crédit', ...lines].join('\r\n');

/**
 * Creates a bank statement profile over HTTP; `changes` override fields. Returns the profile's
 * reference.
 */
export async function makeProfile(
  { http }: Person,
  changes: Partial<CreateBankProfileRequest> = {},
): Promise<string> {
  const { body } = await http
    .post('/api/bank_profiles')
    .send({ ...FORMAT, ...changes })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

export const sendFile = ({ http }: Person, path: string, file: Buffer | string) =>
  http.post(`/api/${path}`).attach('file', Buffer.from(file), 'releve.csv');

export async function importLines(
  person: Person,
  profile: string,
  ...lines: string[]
): Promise<BankImportAnswer> {
  const { body } = await sendFile(
    person,
    `bank_profiles/${profile}/import`,
    statement(...lines),
  ).expect(201);
  return (body as { data: BankImportAnswer }).data;
}

export async function readLines({ http }: Person, filter: object): Promise<BankLineAnswer[]> {
  const { body } = await http
    .get('/api/bank_lines')
    .query({ filter: JSON.stringify(filter), range: '[0,99]' })
    .expect(200);
  return body as BankLineAnswer[];
}
