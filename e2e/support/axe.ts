import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules broken on the page as it stands, each with its first place. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
}
