import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import type {
  MatchAnswer,
  StaffMatchAnswer,
  StaffTournamentAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { violations } from '../../support/axe.ts';
import { enterDesk, openAtDesk, saveForm } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';
import { texts as pagesEn } from '../../../admin/src/locales/en-pages.ts';
import { texts as pagesAr } from '../../../admin/src/locales/ar-pages.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const WORDS = { fr: pagesFr, en: pagesEn, ar: pagesAr };

test('finalists are chosen in words in three languages: group rank, winner or team name', async ({
  browser,
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const date = (await api.get<{ now: string }>('desk/day')).now.slice(0, 10);
  const from = addDays(date, 41);
  const slug = `${from.slice(0, 4)}/places-${Date.now()}`;
  await api.write('POST', 'tournaments', {
    slug,
    title: { fr: 'Coupe des mots' },
    summary: { fr: 'Quatre équipes' },
    from,
    to: addDays(from, 1),
    unlisted: true,
  });
  for (let team = 1; team <= 4; team++)
    await api.write('POST', 'teams', {
      tournament: slug,
      name: `Place ${team}`,
      shortName: `P${team}`,
      color: '#1f7a3d',
      group: team > 2 ? 'B' : 'A',
    });
  const path = `tournaments/${encodeURIComponent(slug)}`;
  try {
    const [semi, final] = [await made(api, slug, 'semi'), await made(api, slug, 'final')];
    for (const locale of LOCALES) {
      const { fields, place } = WORDS[locale];
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const tab = await context.newPage();
      const problems = collectErrors(tab);
      const at = `/admin/tournament_matches/${final}`;
      await enterDesk(tab, 'admin@demo.test', at, locale);
      await choose(tab, fields.home, place.first.replace('{{group}}', 'A'));
      await choose(tab, fields.away, place.winner_semi.replace('{{number}}', '1'));
      expect(await violations(tab)).toEqual([]);
      if (locale === 'fr') {
        await save(tab);
        expect(await sides(api, final)).toEqual([
          { team: null, from: 'group:A:1' },
          { team: null, from: `winner:${semi}` },
        ]);
        await openAtDesk(tab, at);
        await choose(tab, fields.home, 'Place 3');
        await save(tab);
        const { teams } = await api.get<StaffTournamentAnswer>(path);
        expect(await sides(api, final)).toEqual([
          { team: teams.find(({ name }) => name === 'Place 3')?.reference, from: null },
          { team: null, from: `winner:${semi}` },
        ]);
      }
      expect(problems).toEqual([]);
      await context.close();
    }
  } finally {
    await api.write('DELETE', path);
  }
});

const made = async (api: StaffApi, tournament: string, stage: string) =>
  (await api.write<MatchAnswer>('POST', 'tournament_matches', { tournament, stage })).reference;

async function sides(api: StaffApi, reference: string) {
  const { home, away } = await api.get<StaffMatchAnswer>(`tournament_matches/${reference}`);
  return [home, away];
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  await saveForm(page);
  await expect(page.locator('main form button[type="submit"]')).toHaveCount(0);
}
