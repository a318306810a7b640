import { TextDecoder, TextEncoder } from 'node:util';

// The document of the tests lacks these two, which React Router needs.
Object.assign(globalThis, { TextDecoder, TextEncoder });
