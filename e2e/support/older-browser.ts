import type { Page } from '@playwright/test';

/** JavaScript built-ins that at least one supported browser lacks, by object. */
const NEWER = {
  'Array.prototype': [
    'at',
    'findLast',
    'findLastIndex',
    'toSorted',
    'toReversed',
    'toSpliced',
    'with',
  ],
  'Object.getPrototypeOf(Int8Array).prototype': [
    'at',
    'findLast',
    'findLastIndex',
    'toSorted',
    'toReversed',
    'with',
  ],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  Array: ['fromAsync'],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try', 'any'],
  Intl: ['Segmenter', 'DurationFormat', 'supportedValuesOf'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['timeout', 'any'],
  'Crypto.prototype': ['randomUUID'],
  'URLSearchParams.prototype': ['size'],
  'ReadableStream.prototype': ['pipeThrough', 'pipeTo'],
  'HTMLDialogElement.prototype': ['show', 'showModal', 'close'],
  'HTMLElement.prototype': ['inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  'Document.prototype': ['startViewTransition'],
  'SubmitEvent.prototype': ['submitter'],
  self: [
    'structuredClone',
    'reportError',
    'TransformStream',
    'TextEncoderStream',
    'TextDecoderStream',
    'navigation',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
    'Temporal',
    'WebTransport',
    'onscrollend',
  ],
};

/**
 * Removes the built-ins that the oldest supported browsers lack, before any script of the page
 * runs.
 */
export async function makeOlder(page: Page): Promise<void> {
  const deletions = Object.entries(NEWER).flatMap(([owner, names]) =>
    names.map((name) => `try{delete (${owner})[${JSON.stringify(name)}]}catch{}`),
  );
  await page.addInitScript({
    content: `${deletions.join('\n')}
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...query) => !/:has\\(/.test(query.join()) && supports(...query);`,
  });
}
