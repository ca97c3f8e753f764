import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import type { Archive, ArchiveEntry } from '../archives/archive.ts'
import { LoadError } from '../load-error.ts'

/** Files of a region that the register is made of, the cards first. Those of history and documents are left alone. */
export const FAMILIES = [
  'ADDR_OBJ',
  'HOUSES',
  'APARTMENTS',
  'ROOMS',
  'STEADS',
  'CARPLACES',
  'ADM_HIERARCHY',
  'ADDR_OBJ_PARAMS',
  'HOUSES_PARAMS',
  'APARTMENTS_PARAMS',
  'ROOMS_PARAMS',
  'STEADS_PARAMS',
  'CARPLACES_PARAMS',
] as const

export type Family = (typeof FAMILIES)[number]

export interface FamilyFile extends ArchiveEntry {
  readonly family: Family
}

/** An archive of GAR or of its changes. */
export interface GarArchive {
  readonly label: string
  /** Releases are numbered without gaps: 301. */
  readonly release: number
  /** YYYY-MM-DD. */
  readonly day: string
  readonly regions: readonly number[]
  /** The dictionaries of types by the name of their file: `HOUSE_TYPES`. */
  readonly dictionaries: ReadonlyMap<string, ArchiveEntry>
  /** The files of a region in the order of `FAMILIES`. */
  readonly filesOf: (region: number) => readonly FamilyFile[]
  readonly close: () => Promise<void>
}

/** `AS_HOUSES_…` is not the beginning of `AS_HOUSES_PARAMS_…`: the family ends before the day. */
const FILE = /(?:^|\/)(?:(\d{2})\/)?AS_([A-Z_]+)_\d{8}_[0-9a-f-]{36}\.XML$/i

const VERSION = /(\d{4})\.(\d{2})\.(\d{2})\s+v\.(\d+)/

/** «77». */
export const regionCode = (region: number): string => String(region).padStart(2, '0')

/** Reads what an archive says of itself. Throws `LoadError` for one that is not of GAR. */
export async function readGarArchive(archive: Archive): Promise<GarArchive> {
  const files = archive.entries.flatMap((entry) => {
    const [, region, family = ''] = FILE.exec(entry.name) ?? []
    return family === ''
      ? []
      : [{ entry, family: family.toUpperCase(), region: region === undefined ? undefined : Number(region) }]
  })
  const version = archive.entries.find(({ name }) => /(?:^|\/)version\.txt$/i.test(name))
  if (files.length === 0 || !version)
    throw new LoadError(`${archive.label}: это не архив ГАР, в нем нет файлов AS_… и version.txt.`)
  const [, year, month, day, release] = VERSION.exec(await readText(version)) ?? []
  if (release === undefined) throw new LoadError(`${archive.label}, version.txt: в нем нет номера выпуска.`)
  return {
    label: archive.label,
    release: Number(release),
    day: `${year}-${month}-${day}`,
    regions: [...new Set(files.flatMap(({ region }) => region ?? []))].toSorted((one, other) => one - other),
    dictionaries: new Map(
      files.flatMap(({ region, family, entry }) => (region === undefined ? [[family, entry]] : [])),
    ),
    filesOf: (wanted) =>
      FAMILIES.flatMap((family) =>
        files
          .filter((file) => file.region === wanted && file.family === family)
          .map(({ entry }) => ({ ...entry, family })),
      ),
    close: archive.close,
  }
}

/** Tells whether a stopped load may go on with these files. */
export function fingerprintOf({ release }: GarArchive, files: readonly FamilyFile[]): string {
  const hash = createHash('sha256').update(String(release))
  for (const { name, mark } of files) hash.update(`\n${name} ${mark}`)
  return hash.digest('hex')
}

const readText = async (entry: ArchiveEntry): Promise<string> => (await buffer(entry.open())).toString('utf8')
