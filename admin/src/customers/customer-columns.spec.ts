import { csvFile } from '@five/shared/csv/csv-file';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { readCustomers } from '@five/shared/customers/customers-file.rules';
import { LOCALES } from '@five/shared/locales/locale';
import { createI18nProvider, loadPageTexts } from '../platform/texts/i18n.ts';
import { customerColumns } from './customer-columns.ts';

const CARD: CustomerAnswer = {
  id: 'CU-7K3M9QXT',
  reference: 'CU-7K3M9QXT',
  name: 'Sara Alami',
  fullName: 'Sara Alami',
  phone: '+212612345678',
  email: 'sara@example.test',
  tariff: 'club',
  note: 'Gauchère; le jeudi',
  user: null,
  createdAt: '2026-11-20T10:00:00Z',
};

test.each([...LOCALES])(
  'a customer file exported in %s imports the same name, phone, note and tariff',
  async (locale) => {
    const { translate } = await createI18nProvider(locale);
    await loadPageTexts();
    const columns = customerColumns(translate, (instant) => instant.slice(0, 10));
    const file = csvFile([columns.map(({ head }) => head), columns.map(({ of }) => of(CARD))]);
    const rows = file
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) =>
        [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
          ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
        ),
      );
    const read = readCustomers(rows, new Set(['club']));
    expect(read?.rows).toEqual([
      { row: 2, name: CARD.fullName, phone: CARD.phone, note: CARD.note, tariff: CARD.tariff },
    ]);
    // Columns that the import skips are reported.
    expect(read?.unread.map(({ name }) => name)).toEqual(
      [columns[0], columns[3], columns[7]].map((column) => column?.head),
    );
  },
);
