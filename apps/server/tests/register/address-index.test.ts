import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeGarRegion } from '@proverka/test-support/gar-region'
import { makeZip } from '@proverka/test-support/make-zip'
import { reversed } from '@proverka/test-support/spellings/real-spellings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openArchive } from '../../src/adapters/registry/archives/open-archive.ts'
import { indexRegions } from '../../src/adapters/registry/address-index/index-regions.ts'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import { openRegister } from '../../src/adapters/registry/open-register.ts'
import { applyDelta } from '../../src/adapters/registry/gar/apply-delta.ts'
import { readGarArchive } from '../../src/adapters/registry/gar/gar-archive.ts'
import { loadRegion } from '../../src/adapters/registry/gar/load-region.ts'
import { NO_PROGRESS } from '../../src/adapters/registry/gar/progress.ts'
import { findLoadedRegion } from '../../src/adapters/registry/gar/region-state.ts'
import { removeRegions } from '../../src/adapters/registry/remove-source.ts'
import { AFTER_FIRST, AFTER_FULL, AFTER_SECOND, GAR } from './gar-samples.ts'
import { createRegisterWorld, dumpIndex, type RegisterWorld } from './register-world.ts'

let world: RegisterWorld
beforeEach(async () => {
  world = await createRegisterWorld()
})
afterEach(() => world.close())

async function withArchive<Result>(
  file: string,
  work: (archive: Awaited<ReturnType<typeof readGarArchive>>) => Promise<Result>,
): Promise<Result> {
  const archive = await readGarArchive(await openArchive(file))
  try {
    return await work(archive)
  } finally {
    await archive.close()
  }
}

const load = () => withArchive(GAR.full, (archive) => loadRegion(world.connection, archive, 0, NO_PROGRESS))

const change = (file: string) =>
  withArchive(file, async (archive) => {
    const region = await findLoadedRegion(world.connection, 0)
    if (!region) throw new Error('not loaded')
    return applyDelta(world.connection, archive, region, { progress: NO_PROGRESS, isLast: true })
  })

const FIRST = 8

/** Ids of the objects with an address that are not among the first that their address finds. */
async function listMissed(
  { objects }: typeof AFTER_FULL,
  spell: (address: string) => string,
): Promise<string[]> {
  const index = openRegister([world.database.runRawSql]).index
  const missed: string[] = []
  for (const { objectId, level, address } of objects) {
    if (level < 9 || address === null) continue
    const found = await index.search(spell(address), FIRST)
    if (!found.includes(Number(objectId))) missed.push(`${objectId} ${address}`)
  }
  return missed
}

describe('[REG-15] the address index', () => {
  it.each([
    ['as the register writes them', (address: string) => address],
    ['from the flat to the region', reversed],
  ])('finds all objects of a loaded region by their addresses %s', async (_, spell) => {
    await load()
    expect(await listMissed(AFTER_FULL, spell)).toEqual([])
  })

  it('finds a misspelt street, a number, and the beginning of one', async () => {
    await load()
    const index = openRegister([world.database.runRawSql]).index
    expect(await index.search('Новоречинск Садвая 1 кв 5', FIRST)).toEqual([900000050])
    expect(await index.search('00:01:0101002:2121', FIRST)).toEqual([900000058])
    // On two flats: the user chooses.
    expect(await index.search('00:01:0101001:1105', FIRST)).toEqual([900000052, 900000053])
    expect((await index.suggest('00:01:0101002:21', FIRST)).map(({ id }) => id)).toEqual([
      900000056, 900000057, 900000058, 900000060, 900000061, 900000062, 900000066,
    ])
    expect((await index.suggest('мира 10 кв 2', FIRST)).map(({ id }) => id)).toContain(900000061)
  })

  it('follows each release of changes, and is then the same as one that is made anew', async () => {
    await load()
    for (const [file, after] of [
      [GAR.first, AFTER_FIRST],
      [GAR.second, AFTER_SECOND],
    ] as const) {
      await change(file)
      expect(await listMissed(after, (address) => address)).toEqual([])
      const followed = await dumpIndex(world.connection)
      await change(file)
      expect(await dumpIndex(world.connection)).toBe(followed)
      await world.connection.run('update register.search_regions set version = 0')
      await indexRegions(
        world.connection,
        () => NO_PROGRESS,
        () => {},
      )
      expect(await dumpIndex(world.connection)).toBe(followed)
    }
  })

  it('finds nothing of a region that was taken out, and says when something has changed', async () => {
    const index = openRegister([world.database.runRawSql]).index
    await index.refresh()
    await load()
    expect(await index.refresh()).toBe(true)
    expect(await index.refresh()).toBe(false)
    await removeRegions(world.connection, undefined)
    expect(await index.refresh()).toBe(true)
    expect(await index.search('Новоречинск Садовая 1', FIRST)).toEqual([])
    expect(await dumpIndex(world.connection)).toBe('search_places\n\nsearch_objects\n')
  })

  it('of two databases with a region each answers one question', async () => {
    await load()
    const other = await createRegisterWorld()
    try {
      const files = makeGarRegion({ region: 1, objects: 40, release: 301, day: '2026-11-20' })
      const path = join(other.folder, 'gar.zip')
      await writeFile(
        path,
        makeZip(
          files.map(({ name, pieces }) => ({
            name,
            bytes: new TextEncoder().encode([...pieces()].join('')),
          })),
        ),
      )
      await withArchive(path, (archive) => loadRegion(other.connection, archive, 1, NO_PROGRESS))
      const { register, index: search } = openRegister(
        [world, other].map(({ database }) => database.runRawSql),
      )
      expect(await search.search('Новоречинск Мира 10 кв 22', FIRST)).toEqual([900000059])
      expect((await search.search('Новоречинск 1-я Садовая 1к2', FIRST))[0]).toBe(10_000_000)
      expect(await search.search('01:01:0100000:10000000', FIRST)).toEqual([10_000_000])
      expect((await search.suggest('новоречинск са', FIRST)).map(({ id }) => id)).toContain(900000020)
      expect(await search.search('Новоречинск Садвая 1 кв 5', FIRST)).toEqual([900000050])

      // Documents of an object may be in another database than its region, and each database counts ids of its own.
      const statement = {
        kind: 'building',
        state: 'current',
        partOf: null,
        facts: { area: { value: 70 } },
        document: 'КУВИ-1',
        day: '2026-11-20',
      } as const
      const store = (database: typeof world.database, number: string, address: string) =>
        storeStatement(database, 'extract', { ...statement, number, address }, 'xml')
      const [here, there] = ['02:01:0100000:1', '02:01:0100000:2']
      await store(world.database, '01:01:0100000:10000000', 'по выписке')
      await store(world.database, here, 'здесь')
      await store(other.database, there, 'там')
      expect(await register.readObject('01:01:0100000:10000000')).toMatchObject({
        found: { id: 10_000_000, area: '70' },
        origins: [{ source: 'extract' }, { source: 'gar' }],
      })
      const ids = [...(await search.search(there, FIRST)), ...(await search.search(here, FIRST))]
      expect((await register.listByIds(ids)).map(({ number }) => number)).toEqual([there, here])
      expect(await register.listByPrefix(here.slice(0, -1), FIRST)).toHaveLength(2)
    } finally {
      await other.close()
    }
  })
})
