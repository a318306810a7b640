import { CompressedPages } from '../src/platform/site/compressed.ts';

test('a repeatedly requested page is compressed once, despite requests for others', async () => {
  const pages = new CompressedPages();
  const often = (await pages.encode('often', 'br')).body;
  for (let other = 0; other < 700; other += 1) {
    await pages.encode(`once ${other}`, 'br');
    if ((await pages.encode('often', 'br')).body !== often)
      throw new Error(`compressed again after ${other} others`);
  }
  expect((await pages.encode('often', 'gzip')).body).not.toBe(often);
});
