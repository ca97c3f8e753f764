import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBulkEmbedded } from '../../src/adapters/registry/bulk/bulk-embedded.ts'
import { openBulkPostgres } from '../../src/adapters/registry/bulk/bulk-postgres.ts'
import { openArchive } from '../../src/adapters/registry/archives/open-archive.ts'
import { readGarArchive } from '../../src/adapters/registry/gar/gar-archive.ts'
import { loadRegion } from '../../src/adapters/registry/gar/load-region.ts'
import { NO_PROGRESS } from '../../src/adapters/registry/gar/progress.ts'
import { readEnv } from '../../src/commands/env.ts'
import { createContext } from '../../src/commands/serve/create-context.ts'
import type { AppContext } from '../../src/services/context.ts'
import { describeInside } from '../../src/services/objects/describe-inside.ts'
import { copyDatabase, type DatabaseCopy } from '../setup/copy-database.ts'
import { GAR } from './gar-samples.ts'

const HOUSE = 'обл Примерная, г Новоречинск, пр-кт Мира, д. 10'
const NUMBERLESS = `${HOUSE}, кв. 22`

describe('[REG-13] a production server with a loaded region', () => {
  const stack = new AsyncDisposableStack()
  let context: AppContext
  let copy: DatabaseCopy
  beforeAll(async () => {
    copy = await copyDatabase()
    const { dataDir: _none, ...config } = readEnv({ NODE_ENV: 'production' })
    const { databaseUrl, snapshot } = copy
    const overrides = { logDestination: { write: () => {} }, ...(snapshot && { snapshot }) }
    context = await createContext({ ...config, databaseUrl }, overrides, stack, () => 0)
    const connection = databaseUrl
      ? await openBulkPostgres(databaseUrl)
      : createBulkEmbedded(context.database)
    const archive = await readGarArchive(await openArchive(GAR.full))
    await loadRegion(connection, archive, 0, NO_PROGRESS)
    await archive.close()
    await connection.close()
  })
  afterAll(async () => {
    await stack.disposeAsync()
    await copy.drop()
  })

  it('finds its objects, those without a number by their address', async () => {
    expect((await context.objectSearch.search('Мира 10 кв 21а'))[0]?.number).toBe('00:01:0101002:2121')
    expect((await context.objectSearch.search(NUMBERLESS))[0]).toMatchObject({
      number: null,
      address: NUMBERLESS,
      type_okc: 'Квартира',
    })
    expect(await context.register.findObject(NUMBERLESS.toLowerCase())).toMatchObject({ address: NUMBERLESS })
    // A number that two flats carry means none of them; each is called by its address.
    expect((await context.objectSearch.search('00:01:0101001:1105')).map(({ number }) => number)).toEqual([
      null,
      null,
    ])
  })

  it('suggests them, and says of another town that it has only some regions', async () => {
    const { suggestions } = await context.suggestions.addresses('новоречинск мир', 8)
    expect(suggestions[0]?.value).toBe('обл Примерная, г Новоречинск, пр-кт Мира')
    expect(await context.suggestions.addresses('г Урюпинск', 8)).toEqual({
      suggestions: [],
      missing: { word: 'Урюпинск', kind: 'town', loaded: ['обл Примерная'] },
    })
  })

  it('shows what is inside of a house, and sells nothing about what has no number', async () => {
    const house = await context.register.findObject('00:01:0101002:201')
    if (!house) throw new Error('no house')
    const { units = [], no_number } = await describeInside(context, house)
    expect(no_number).toBeUndefined()
    expect(units.map(({ Address, Number: number }) => [Address, number])).toContainEqual([NUMBERLESS, ''])
    expect(units).toHaveLength(9)
    const flat = await context.register.findObject(NUMBERLESS)
    if (!flat) throw new Error('no flat')
    expect(await describeInside(context, flat)).toEqual({ no_number: true })
  })
})
