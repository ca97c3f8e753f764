/**
 * The entry that a table itself holds under a key of any type, or undefined. Names that every object inherits, such as
 * `toString`, are no entries.
 */
export function ownEntry<T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined
}
