/**
 * The request classes are decorated, and class-transformer reads the declared type of nested
 * fields. The forms do not need it; this stub keeps reflect-metadata out of the bundle.
 */
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
