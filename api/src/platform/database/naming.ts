import { DefaultNamingStrategy } from 'typeorm';

const snake = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Naming strategy: columns are snake_case in SQL and camelCase in TypeScript. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, custom ?? property].join('_'));
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
}
