import { jest } from '@jest/globals';
import { downloadFile } from './download-file.ts';

const MINUTE_MS = 60_000;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

test('a file is saved under its name, and its URL is revoked only after it was taken', () => {
  jest.useFakeTimers();
  const done: string[] = [];
  const link = { href: '', download: '', click: () => done.push(`${link.href} ${link.download}`) };
  Object.assign(globalThis, { document: { createElement: () => link } });
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => done.push(`revoked ${url}`));
  downloadFile(new Blob(), 'CS-1.pdf');
  jest.advanceTimersByTime(MINUTE_MS - 1);
  expect(done).toEqual(['blob:paper CS-1.pdf']);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['blob:paper CS-1.pdf', 'revoked blob:paper']);
});
