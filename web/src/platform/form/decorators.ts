/**
 * Replaces `Reflect.getMetadata` in forms. The request classes have decorators with which
 * class-transformer reads the declared type of nested fields. Forms do not need that type, and the
 * replacement avoids reflect-metadata in the bundle.
 */
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
