import type { Page } from '@playwright/test';
import type { Locale } from '@five/shared/locales/locale';
import { signIn } from '../support/sign-in.ts';
import { DATA_PAGES, localized, ROUTES } from '../support/site-pages.ts';
import { type Screen, shoot } from './screen.ts';

/**
 * Takes a screenshot of every page of the site: public pages as a visitor, then a player's account
 * pages.
 */
export async function siteScreens(page: Page, locale: Locale): Promise<Screen[]> {
  const found = await Promise.all(Object.values(DATA_PAGES).map((find) => find(page.request)));
  const screens: Screen[] = [];
  const look = async (route: string) => {
    await page.goto(localized(route, locale));
    screens.push({ path: route, png: await shoot(page) });
  };
  for (const route of [...ROUTES, ...found, '/nowhere'].filter(
    (each) => !SIGNED_IN_PAGES.test(each),
  ))
    await look(route);
  await signIn(page);
  for (const route of ROUTES.filter((each) => SIGNED_IN_PAGES.test(each))) await look(route);
  return screens;
}

/** Paths of pages that require a sign-in. */
const SIGNED_IN_PAGES = /^\/(account|messagings)(\/|$)/;
