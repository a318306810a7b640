import type { TestServer } from './test-server.ts';

const PROFILE = {
  delimiter: ';',
  decimal: ',',
  dateFormat: 'DD/MM/YYYY',
  headerRows: 0,
  dateColumn: 1,
  amountColumn: 3,
  labelColumns: [2],
};

/**
 * Fields of a bank statement format. Each call uses a different bank account, because a format with
 * imported lines cannot be changed.
 */
export function profileBody({ world }: TestServer): Record<string, unknown> {
  const number = world.next();
  return { ...PROFILE, name: `Banque ${number}`, account: String(number) };
}

/** Imports a bank line that matches no payment, and returns its reference. */
export async function newLine(server: TestServer): Promise<string> {
  const { http } = await server.person('staff');
  const label = `VIREMENT ${server.world.next()}`;
  const { body } = await http.post('/api/bank_profiles').send(profileBody(server)).expect(201);
  await http
    .post(`/api/bank_profiles/${(body as { data: { reference: string } }).data.reference}/import`)
    .attach('file', Buffer.from(`20/11/2026;${label};100,00`), 'releve.csv')
    .expect(201);
  const [row] = await server.world.sql<{ reference: string }>(
    'select reference from bank_lines where label = $1',
    [label],
  );
  return row?.reference ?? '';
}

export async function dismissedLine(server: TestServer): Promise<string> {
  const [line, { http }] = [await newLine(server), await server.person('staff')];
  await http
    .post(`/api/bank_lines/${line}/dismiss`)
    .send({ reason: 'Apport du gérant' })
    .expect(200);
  return line;
}
