import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BulkConnection } from '../../src/adapters/registry/bulk/bulk-connection.ts'
import { createBulkEmbedded } from '../../src/adapters/registry/bulk/bulk-embedded.ts'
import { openBulkPostgres } from '../../src/adapters/registry/bulk/bulk-postgres.ts'
import { listIdsAfter, readRegisterObjects } from '../../src/adapters/registry/register-objects.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { copyDatabase } from '../setup/copy-database.ts'
import type { ExpectedObject } from './gar-samples.ts'

/** A fresh database and a folder for files, through the connection that the commands use. */
export async function createRegisterWorld() {
  const copy = await copyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'proverka-register-'))
  const database = await openDatabase({ ...copy, patient: true })
  const connection: BulkConnection =
    copy.databaseUrl === undefined ? createBulkEmbedded(database) : await openBulkPostgres(copy.databaseUrl)
  return {
    connection,
    database,
    databaseUrl: copy.databaseUrl,
    folder,
    close: async () => {
      await connection.close()
      await database.close()
      await copy.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type RegisterWorld = Awaited<ReturnType<typeof createRegisterWorld>>

/** All current objects of a region in the shape of the samples. */
export async function readLikeSample({ run }: BulkConnection, region: number) {
  const objects = []
  for (let after = 0; ;) {
    const ids = await listIdsAfter(run, region, after, 20)
    if (ids.length === 0) break
    objects.push(...(await readRegisterObjects(run, ids)))
    after = ids.at(-1) ?? 0
  }
  const current = objects
    .filter(({ state }) => state === 'current')
    .map((object) => ({
      objectId: String(object.id),
      guid: object.guid,
      level: object.level,
      parentObjectId: object.parentId === null ? null : String(object.parentId),
      parts: object.parts,
      address: object.address,
      ownPart: object.ownPart,
      cadastralNumbers: object.numbers,
      unreadableCadastralValues: object.unreadableNumbers,
      postcode: object.postcode,
      oktmo: object.oktmo,
    }))
  const numbers = new Map<string, string[]>()
  for (const { objectId, cadastralNumbers } of current)
    for (const number of cadastralNumbers) numbers.set(number, [...(numbers.get(number) ?? []), objectId])
  return {
    objects: current satisfies ExpectedObject[],
    notCurrent: objects.filter(({ state }) => state !== 'current').map(({ id }) => String(id)),
    numbersOnSeveralObjects: Object.fromEntries([...numbers].filter(([, ids]) => ids.length > 1)),
  }
}

/** Everything that the register holds of GAR, row by row: two equal ones are the same register. */
export async function dumpGar({ run }: BulkConnection): Promise<string> {
  const tables = ['gar_cards', 'gar_relations', 'gar_params', 'gar_numbers']
  const parts: string[] = []
  for (const table of tables) {
    const { rows } = await run(
      `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows from register.${table} t`,
    )
    parts.push(`${table}\n${(rows as [{ rows: string }])[0].rows}`)
  }
  const { rows } = await run(
    'select region, release, day::text as day, objects, numbered from register.gar_regions order by region',
  )
  return [...parts, JSON.stringify(rows)].join('\n')
}

/** The whole address index of a region, row by row. */
export async function dumpIndex({ run }: BulkConnection): Promise<string> {
  const parts: string[] = []
  for (const table of ['search_places', 'search_objects']) {
    const { rows } = await run(
      `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows from register.${table} t`,
    )
    parts.push(`${table}\n${(rows as [{ rows: string }])[0].rows}`)
  }
  return parts.join('\n')
}
