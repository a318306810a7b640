/**
 * The request classes are decorated, and class-transformer asks for the declared type of a nested field.
 * The forms need no such answer, so that the library that would give it is not sent to anyone.
 */
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
