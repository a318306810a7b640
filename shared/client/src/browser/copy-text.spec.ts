import { copyText } from './copy-text.ts';

const provide = (clipboard: object | undefined, execCommand: (name: string) => boolean) => {
  const area = { value: '', select: () => undefined, remove: () => undefined };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { clipboard } });
  Object.assign(globalThis, {
    document: { createElement: () => area, body: { append: () => undefined }, execCommand },
  });
  return area;
};

test('a secure page copies through the clipboard', async () => {
  const copied: string[] = [];
  provide({ writeText: async (text: string) => copied.push(text) }, () => false);
  await copyText('CS-7K3M9QXT');
  expect(copied).toEqual(['CS-7K3M9QXT']);
});

test('a page on plain http has no clipboard, and copies all the same', async () => {
  const area = provide(undefined, (name) => name === 'copy');
  await expect(copyText('CS-7K3M9QXT')).resolves.toBe(true);
  expect(area.value).toBe('CS-7K3M9QXT');
});

test('a browser that refuses both is reported', async () => {
  provide(undefined, () => false);
  await expect(copyText('x')).rejects.toThrow('refused');
});
