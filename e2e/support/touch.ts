import type { Page } from '@playwright/test';

/** Pixels of a fingertip, each way. */
const FINGER = 44;

/**
 * What is pressed on the page and is smaller than a finger, with its size. A link in a sentence is as high as its line; a field with a
 * label around or beside it is pressed there too; some links are pressed on the whole card they stand on.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
    const small = [...document.querySelectorAll<HTMLElement>(pressed)].filter((target) => isThere(target) && !isInSentence(target)).flatMap((target) => {
      const boxes = [boxOf(target), ...labelsOf(target).map((label) => label.getBoundingClientRect())];
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 30) || target.getAttribute('name') || '';
      return Math.round(width) < least || Math.round(height) < least ? [`${target.tagName.toLowerCase()}.${target.className} '${name}' ${Math.round(width)}×${Math.round(height)}`] : [];
    });
    return [...new Set(small)];

    function isThere(target: HTMLElement): boolean {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height > 1 && target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !target.matches(':disabled');
    }

    function isInSentence(target: HTMLElement): boolean {
      const around = target.parentElement;
      return getComputedStyle(target).display === 'inline' && around !== null && [...around.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''));
    }

    function boxOf(target: HTMLElement): DOMRect {
      const cover = getComputedStyle(target, '::after');
      const isCovering = cover.content !== 'none' && cover.position === 'absolute' && cover.inset === '0px';
      return ((isCovering && getComputedStyle(target).position === 'static' ? target.offsetParent : null) ?? target).getBoundingClientRect();
    }

    function labelsOf(target: HTMLElement): HTMLElement[] {
      return 'labels' in target && target.labels instanceof NodeList ? ([...target.labels] as HTMLElement[]) : [];
    }
  }, FINGER);
}
