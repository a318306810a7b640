// Polyfills, bundled into a separate file. A page loads this file first if its browser lacks one of
// the features in `built-ins.mjs`.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.string.at-alternative.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/web.structured-clone.js';
import { polyfillDialogs } from './shims/dialogs.mjs';
import { polyfillGlobals } from './shims/globals.mjs';
import { polyfillHas } from './shims/has.mjs';
import { polyfillInert } from './shims/inert.mjs';
import { polyfillStreams } from './shims/streams.mjs';

polyfillGlobals();
polyfillDialogs();
polyfillHas();
polyfillInert();
polyfillStreams();
