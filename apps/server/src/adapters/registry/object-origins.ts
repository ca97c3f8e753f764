import { REGISTER_SOURCES, type RegisterSource } from '@proverka/domain/register'
import type { RunStatement } from '../../platform/db/dump-connection.ts'
import type { RegisterRecord } from './register-records.ts'

/** A document that knows an object. */
export interface ObjectOrigin {
  readonly source: RegisterSource
  readonly document: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly loadedAt: Date
}

/** A region of GAR as it is loaded. */
export interface LoadedRegion {
  readonly release: number
  /** YYYY-MM-DD */
  readonly day: string
  /** Unix ms. */
  readonly changedAt: number
}

/** The region of an object of GAR; undefined for an object that GAR does not have. */
export async function findRegion(
  run: RunStatement,
  region: number | undefined,
): Promise<LoadedRegion | undefined> {
  if (region === undefined) return undefined
  const { rows } = await run(
    `select release, day::text as day, (extract(epoch from changed_at) * 1000)::float8 as "changedAt"
       from register.gar_regions where region = $1`,
    [region],
  )
  return (rows as LoadedRegion[])[0]
}

/** The documents of some records, and the release of GAR that has the object. */
export const originsOf = (
  records: readonly RegisterRecord[],
  region: LoadedRegion | undefined,
): ObjectOrigin[] =>
  [
    ...records.map(({ source, document, day, loadedAt }) => ({
      source,
      document,
      day,
      loadedAt: new Date(loadedAt),
    })),
    ...(region
      ? [
          {
            source: 'gar' as const,
            document: `v.${region.release}`,
            day: region.day,
            loadedAt: new Date(region.changedAt),
          },
        ]
      : []),
  ].toSorted((one, other) => REGISTER_SOURCES.indexOf(one.source) - REGISTER_SOURCES.indexOf(other.source))

/** Whether a region of GAR or a document is loaded. */
export async function holdsAnything(run: RunStatement): Promise<boolean> {
  const { rows } = await run(
    'select exists (select from register.gar_regions) or exists (select from register.documents) as held',
  )
  return (rows as [{ held: boolean }])[0].held
}
