import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { UNREAD_MS } from '../../admin/src/platform/held-keys.rules.ts';

const HELD_TIMES = 4;
const QUICK_SECONDS = 0.12;

/** Somebody who never touches a mouse: counts the keys, and sees at each of them where the focus is. */
export class Keys {
  private presses = 0;
  private enteredAt = -Infinity;

  constructor(private readonly page: Page) {}

  get count(): number {
    return this.presses;
  }

  async press(key: string): Promise<void> {
    if (key === 'Enter') await this.reads();
    await this.page.keyboard.press(key);
    if (key === 'Enter') this.enteredAt = performance.now();
    this.presses += 1;
    await this.seesFocus();
  }

  /** A hand that rests on a key: the machine presses it again and again, which is still one press. */
  async hold(key: string): Promise<void> {
    await this.reads();
    for (let times = 0; times < HELD_TIMES; times++) await this.page.keyboard.down(key);
    await this.page.keyboard.up(key);
    this.presses += 1;
    await this.seesFocus();
  }

  /** A quick hand on Enter: twice, so soon that nobody has read in between, however slow the machine is. */
  async pressTwice(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    const first = Date.now() / 1000;
    for (const timestamp of [first, first + QUICK_SECONDS]) {
      await session.send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown', text: '\r', timestamp });
      await session.send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp', timestamp });
    }
    await session.detach();
    this.enteredAt = performance.now();
    this.presses += 2;
    await this.seesFocus();
  }

  /** Nobody presses Enter again before they have read what came of it. */
  private async reads(): Promise<void> {
    await setTimeout(Math.max(0, this.enteredAt + UNREAD_MS - performance.now()));
  }

  /** Figures and words are what is written, not how one gets there. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.seesFocus();
  }

  /** Something on the page has the focus, it is marked as such, and it can be seen. */
  async seesFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusProblem), { message: 'the focus is seen' }).toBeNull();
  }
}

/** Why nobody sees where the focus is; null where it is seen. */
function focusProblem(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // A field of the form library carries its mark on the frame around it.
  const framed = focused.closest('.Mui-focused') !== null;
  if (!framed && !(focused.matches(':focus-visible') && getComputedStyle(focused).outlineStyle !== 'none')) return `${focused.tagName} has the focus and does not show it`;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInSight = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isInSight ? null : `${focused.tagName} has the focus out of sight`;
}

/** Notes every press of a mouse from now on; answers how many there were. */
export async function watchMouse(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['mouse'] = '0';
    addEventListener('pointerdown', () => (document.documentElement.dataset['mouse'] = String(Number(document.documentElement.dataset['mouse']) + 1)), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['mouse']));
}
