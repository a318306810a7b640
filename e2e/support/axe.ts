import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules broken on the page as it stands, each with its first place. */
export async function violations(page: Page): Promise<string[]> {
  // Without frames of other origins there is nothing to join in a page of axe's own, which costs half of its time.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).withTags(RULES).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
}
