import type { ArchiveEntry } from '../archives/archive.ts'
import { readElements } from './read-elements.ts'

/** Short names of types by their ids. */
type Types = ReadonlyMap<string, string>

/** «д.», «к.», «кв.», «ком.» by the ids that the records name. */
export interface Dictionaries {
  readonly houses: Types
  readonly added: Types
  readonly apartments: Types
  readonly rooms: Types
}

/** The files differ by their names alone: those of houses and of added numbers have the same root and elements. */
const FILES: { readonly [Name in keyof Dictionaries]: string } = {
  houses: 'HOUSE_TYPES',
  added: 'ADDHOUSE_TYPES',
  apartments: 'APARTMENT_TYPES',
  rooms: 'ROOM_TYPES',
}

/** Types that are not in force any more are read, too: houses live on with them. */
export async function readDictionaries(
  label: string,
  files: ReadonlyMap<string, ArchiveEntry>,
): Promise<Dictionaries> {
  const read = async (name: string): Promise<Types> => {
    const types = new Map<string, string>()
    const entry = files.get(name)
    if (!entry) return types
    await readElements(
      `${label}, ${entry.name}`,
      entry.open(),
      (_, { ID, SHORTNAME }) => {
        if (ID !== undefined && SHORTNAME !== undefined) types.set(ID, SHORTNAME)
      },
      () => {},
    )
    return types
  }
  return {
    houses: await read(FILES.houses),
    added: await read(FILES.added),
    apartments: await read(FILES.apartments),
    rooms: await read(FILES.rooms),
  }
}
