import { downloadFile } from './download-file.ts';

test('a file is saved under its name, and its URL is revoked only after it was taken', () => {
  const done: string[] = [];
  const link = {
    href: '',
    download: '',
    click: () => done.push(`${link.href} as ${link.download}`),
  };
  const later: (() => void)[] = [];
  const URL = {
    createObjectURL: (file: string) => `blob:${file}`,
    revokeObjectURL: (address: string) => done.push(`no more ${address}`),
  };
  downloadFile(
    { document: { createElement: () => link }, URL, setTimeout: (act) => later.push(act) },
    'paper',
    'CS-1.pdf',
  );
  expect(done).toEqual(['blob:paper as CS-1.pdf']);
  later.forEach((act) => act());
  expect(done).toEqual(['blob:paper as CS-1.pdf', 'no more blob:paper']);
});
