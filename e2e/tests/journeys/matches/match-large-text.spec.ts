import { expect, type Page, test } from '@playwright/test';
import { LOCALES, localizePath } from '@five/shared/locales/locale';
import { signIn } from '../../../support/sign-in.ts';
import { smallTargets } from '../../../support/touch-targets.ts';
import { cancelBookings, matchPath } from './match-path.ts';

const CAPTAIN = 'player2@demo.test';
/** A day on which no other test books. */
const AHEAD = 45;
const WIDTHS = [320, 360, 390];
/** Font sizes of the document on a phone: normal, and text of 200 %. */
const TEXT_SIZES = ['17px', '34px'];

test.use({ hasTouch: true, viewport: { width: 390, height: 740 } });
test.afterEach(cancelBookings);

for (const who of ['a guest', 'the captain'])
  test(`${who} has a match and its header on screen at 360 px and with text of 200 %`, async ({
    page,
    request,
  }) => {
    const path = await matchPath(request, CAPTAIN, AHEAD);
    if (who === 'the captain') await signIn(page, CAPTAIN);
    for (const locale of LOCALES) {
      await page.goto(localizePath(path, locale));
      await expect(page.locator('.seats')).toBeVisible();
      if (who === 'the captain') await page.locator('.bar .bell:visible').waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await smallTargets(page), `${locale} at ${width}`).toEqual([]);
        for (const size of TEXT_SIZES)
          expect.soft(await faults(page, size), `${locale} at ${width}, ${size}`).toEqual([]);
      }
    }
  });

/** Controls of the header that are cut or covered, and whether the page can be moved sideways. */
function faults(page: Page, size: string): Promise<string[]> {
  return page.evaluate((fontSize) => {
    const { documentElement } = document;
    documentElement.style.fontSize = fontSize;
    const controls = [...document.querySelectorAll('.bar-row a, .bar-row button')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const found = controls
      .filter(({ box }, index) => {
        const isCovered = controls
          .slice(0, index)
          .some(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1,
          );
        return isCovered || box.left < -1 || box.right > window.innerWidth + 1;
      })
      .map(({ element }) => element.className || element.textContent);
    if (documentElement.scrollWidth > window.innerWidth) found.push('page is wider');
    documentElement.style.fontSize = '';
    return found;
  }, size);
}
