import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openArchive } from '../../src/adapters/registry/archives/open-archive.ts'
import { applyDelta } from '../../src/adapters/registry/gar/apply-delta.ts'
import { readGarArchive } from '../../src/adapters/registry/gar/gar-archive.ts'
import { loadRegion } from '../../src/adapters/registry/gar/load-region.ts'
import { NO_PROGRESS } from '../../src/adapters/registry/gar/progress.ts'
import { findLoadedRegion } from '../../src/adapters/registry/gar/region-state.ts'
import { listObjectIdsByNumbers } from '../../src/adapters/registry/register-numbers.ts'
import { listPartIds, readRegisterObjects } from '../../src/adapters/registry/register-objects.ts'
import { AFTER_FIRST, AFTER_FULL, AFTER_SECOND, GAR } from './gar-samples.ts'
import { createRegisterWorld, dumpGar, readLikeSample, type RegisterWorld } from './register-world.ts'

let world: RegisterWorld
beforeEach(async () => {
  world = await createRegisterWorld()
})
afterEach(() => world.close())

async function load(file: string) {
  const archive = await readGarArchive(await openArchive(file))
  try {
    return await loadRegion(world.connection, archive, 0, NO_PROGRESS)
  } finally {
    await archive.close()
  }
}

async function change(file: string) {
  const archive = await readGarArchive(await openArchive(file))
  try {
    const region = await findLoadedRegion(world.connection, 0)
    if (!region) throw new Error('not loaded')
    return await applyDelta(world.connection, archive, region, { progress: NO_PROGRESS, isLast: true })
  } finally {
    await archive.close()
  }
}

const expected = ({ objects, notCurrent, numbersOnSeveralObjects }: typeof AFTER_FULL) => ({
  objects: objects.map(
    ({
      objectId,
      guid,
      level,
      parentObjectId,
      parts,
      address,
      ownPart,
      cadastralNumbers,
      unreadableCadastralValues,
      postcode,
      oktmo,
    }) => ({
      objectId,
      guid,
      level,
      parentObjectId,
      parts,
      address,
      ownPart,
      cadastralNumbers,
      unreadableCadastralValues,
      postcode,
      oktmo,
    }),
  ),
  notCurrent,
  numbersOnSeveralObjects,
})

describe('an archive of GAR', () => {
  it('[REG-03] is asked by number and by house', async () => {
    await load(GAR.full)
    const { run } = world.connection
    expect([...(await listObjectIdsByNumbers(run, ['00:01:0101001:1105', '00:01:0101001:9999']))]).toEqual([
      ['00:01:0101001:1105', [900000052, 900000053]],
    ])
    const flats = await readRegisterObjects(run, await listPartIds(run, 900000021))
    expect(flats.map(({ ownPart }) => ownPart)).toEqual(['кв. 5', 'кв. 6', 'кв. 7', 'кв. 8'])
  })

  it('[REG-01] [REG-03] gives every object with its numbers, state and parent', async () => {
    expect(await load(GAR.full)).toMatchObject({ kind: 'loaded' })
    expect(await readLikeSample(world.connection, 0)).toEqual(expected(AFTER_FULL))
  })

  it('[REG-02] with its changes, each applied twice, gives the objects after each', async () => {
    await load(GAR.full)
    await change(GAR.first)
    expect(await readLikeSample(world.connection, 0)).toEqual(expected(AFTER_FIRST))
    const once = await dumpGar(world.connection)
    await change(GAR.first)
    expect(await dumpGar(world.connection)).toBe(once)
    await change(GAR.second)
    await change(GAR.second)
    expect(await readLikeSample(world.connection, 0)).toEqual(expected(AFTER_SECOND))
  })
})
