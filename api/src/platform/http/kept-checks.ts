import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Checks = ReturnType<Storage['getTargetValidationMetadatas']>;

/**
 * Lets class-validator look up the checks of a request class once. Without this it searches the
 * checks of all classes again for each validated object.
 */
export function keepChecksOfClasses(storage: Storage = getMetadataStorage()): void {
  const checksOf = storage.getTargetValidationMetadatas.bind(storage);
  const groupsOf = storage.groupByPropertyName.bind(storage);
  const checks = new Map<unknown, Checks>();
  const groups = new WeakMap<Checks, ReturnType<typeof groupsOf>>();
  storage.getTargetValidationMetadatas = (target, schema, ...options) =>
    // Other options than the defaults lead to other checks; the product has none.
    options.some(Boolean)
      ? checksOf(target, schema, ...options)
      : kept(checks, target, () => checksOf(target, schema, ...options));
  storage.groupByPropertyName = (list) => kept(groups, list, () => groupsOf(list));
}

interface Keeper<K, V> {
  get: (key: K) => V | undefined;
  set: (key: K, value: V) => unknown;
}

function kept<K, V>(keeper: Keeper<K, V>, key: K, make: () => V): V {
  const found = keeper.get(key);
  if (found !== undefined) return found;
  const made = make();
  keeper.set(key, made);
  return made;
}
