import { getMetadataStorage, IsInt, IsString, validateSync } from 'class-validator';
import { keepChecksOfClasses } from './kept-checks.ts';

class Base {
  @IsString() name: string;
}
class Request extends Base {
  @IsInt() count: number;
}

/** A storage that counts its searches, with the checks of this file. */
function countedStorage() {
  const storage = Object.assign(Object.create(getMetadataStorage()) as object, {
    searches: 0,
    getTargetValidationMetadatas(...wanted: Parameters<Storage['getTargetValidationMetadatas']>) {
      this.searches += 1;
      return getMetadataStorage().getTargetValidationMetadatas(...wanted);
    },
  });
  return storage as unknown as Storage & { searches: number };
}
type Storage = ReturnType<typeof getMetadataStorage>;

test('the checks of a class are searched once, those of its base class included', () => {
  const storage = countedStorage();
  keepChecksOfClasses(storage);
  const read = () => storage.getTargetValidationMetadatas(Request, '', false, false);
  const fields = Object.keys(storage.groupByPropertyName(read()));
  expect(fields.toSorted()).toEqual(['count', 'name']);
  expect(storage.groupByPropertyName(read())).toBe(storage.groupByPropertyName(read()));
  expect(storage.getTargetValidationMetadatas(Base, '', false, false)).toHaveLength(1);
  expect(storage.searches).toBe(2);
});

test('checks for groups are searched each time, because groups select them', () => {
  const storage = countedStorage();
  keepChecksOfClasses(storage);
  const all = storage.getTargetValidationMetadatas(Request, '', false, false);
  const none = storage.getTargetValidationMetadatas(Request, '', false, false, ['other']);
  expect([all.length, none.length, storage.searches]).toEqual([2, 0, 2]);
});

test('kept checks refuse what they refused before', () => {
  const wrong = Object.assign(new Request(), { name: 1, count: 'x' });
  const refused = () => validateSync(wrong).map(({ property }) => property);
  const before = refused();
  keepChecksOfClasses();
  expect([refused(), refused()]).toEqual([before, before]);
  expect(before.toSorted()).toEqual(['count', 'name']);
});
