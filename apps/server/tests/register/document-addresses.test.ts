import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexDocuments } from '../../src/adapters/registry/address-index/index-documents.ts'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import { openRegister } from '../../src/adapters/registry/open-register.ts'
import { removeDocuments } from '../../src/adapters/registry/remove-source.ts'
import { createRegisterWorld, dumpIndex, type RegisterWorld } from './register-world.ts'
import { loadSampleRegister } from './sample-register.ts'

const NUMBER = '00:03:0101001:7'

let world: RegisterWorld
let opened: ReturnType<typeof openRegister>
beforeAll(async () => {
  world = await createRegisterWorld()
  await loadSampleRegister(world.connection)
  opened = openRegister([world.database.runRawSql])
})
afterAll(() => world.close())

async function find(text: string): Promise<readonly (string | null)[]> {
  const ids = await opened.index.search(text, 8)
  const found = await opened.register.listByIds(ids)
  // None is named that cannot be shown.
  expect(found).toHaveLength(ids.length)
  return found.map(({ number }) => number)
}
const state = (address: string, day: string) =>
  storeStatement(
    world.database,
    'extract',
    {
      number: NUMBER,
      kind: 'land',
      state: 'current',
      address,
      partOf: null,
      facts: {},
      document: 'КУВИ-1',
      day,
    },
    address,
  )

describe('[REG-10] objects that only documents know', () => {
  it('are found by the address of a plan, in other spellings, too', async () => {
    expect(await find('обл Примерная, г Новоречинск, ул Садовая, уч 33')).toEqual(['00:01:0101001:950'])
    expect(await find('новоречинск садвая уч 33')).toEqual(['00:01:0101001:950'])
    expect((await opened.index.suggest('новоречинск садовая уч 3', 8)).length).toBeGreaterThan(0)
  })

  it('are one object with what GAR has by the same number', async () => {
    const numbers = await find('Новоречинск, Садовая, 1')
    expect(numbers.filter((number) => number === '00:01:0101001:101')).toHaveLength(1)
  })

  it('are found by the newest address of an extract, and not by the former one', async () => {
    await state('обл Примерная, с. Дальнее, ул. Луговая, уч. 5', '2026-11-01')
    expect(await find('Дальнее Луговая уч 5')).toEqual([NUMBER])
    await state('обл Примерная, с. Дальнее, ул. Полевая, уч. 6', '2026-11-02')
    expect(await find('Дальнее Полевая уч 6')).toEqual([NUMBER])
    expect(await find('Дальнее Луговая уч 5')).toEqual([])
  })

  it('are the same when they are indexed anew, and gone with their documents', async () => {
    const before = await dumpIndex(world.connection)
    expect(await indexDocuments(world.connection.run)).toBe(false)
    await world.connection.run('update register.search_regions set version = 0 where region = -1')
    expect(await indexDocuments(world.connection.run)).toBe(true)
    expect(await dumpIndex(world.connection)).toBe(before)

    await removeDocuments(world.connection, 'extract', undefined)
    await removeDocuments(world.connection, 'kpt', undefined)
    expect(await find('Дальнее Полевая уч 6')).toEqual([])
    expect(await find('Новоречинск Садовая уч 33')).toEqual([])
    const { rows } = await world.connection.run(
      `select (select count(*) from register.search_objects where region = -1)
            + (select count(*) from register.search_places where region = -1) as left`,
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})
