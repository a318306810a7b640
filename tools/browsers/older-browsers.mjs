// Bundled into a file of its own, which a page imports first if its browser lacks one of
// `built-ins.mjs`.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.string.at-alternative.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/web.structured-clone.js';
import { bringDialogs } from './shims/dialogs.mjs';
import { bringGlobals } from './shims/globals.mjs';
import { bringHas } from './shims/has.mjs';
import { bringInert } from './shims/inert.mjs';
import { bringStreams } from './shims/streams.mjs';

bringGlobals();
bringDialogs();
bringHas();
bringInert();
bringStreams();
