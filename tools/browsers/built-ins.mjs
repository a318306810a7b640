/**
 * Built-ins that the site, the back-office or their libraries use and that supported browsers may
 * lack. Each has an expression that detects it; `older-browsers.mjs` polyfills all of them.
 */
export const builtIns = {
  at: '[].at&&"".at',
  findLast: '[].findLast',
  findLastIndex: '[].findLastIndex',
  toSorted: '[].toSorted',
  toReversed: '[].toReversed',
  with: '[].with',
  'Object.hasOwn': 'Object.hasOwn',
  structuredClone: 'self.structuredClone',
  'AbortSignal.timeout': 'AbortSignal.timeout',
  reportError: 'self.reportError',
  pipeThrough: 'ReadableStream.prototype.pipeThrough',
  TransformStream: 'self.TransformStream',
  TextEncoderStream: 'self.TextEncoderStream',
  TextDecoderStream: 'self.TextDecoderStream',
  showModal: 'self.HTMLDialogElement&&HTMLDialogElement.prototype.showModal',
  inert: '"inert"in HTMLElement.prototype',
  ':has()': 'CSS.supports("selector(:has(a))")',
};

/** Expression that is true in a browser that needs no polyfill. */
export const hasAll = Object.values(builtIns).join('&&');
