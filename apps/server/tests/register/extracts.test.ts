import { parseExtract } from '@proverka/egrn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementsOfExtract } from '../../src/adapters/registry/confirmers/extract-statement.ts'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import { openRegister } from '../../src/adapters/registry/open-register.ts'
import { removeDocuments } from '../../src/adapters/registry/remove-source.ts'
import { BUILDING, BUILDING_NUMBER, extractFile } from '../setup/extract-files.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'

let world: RegisterWorld
beforeAll(async () => {
  world = await createRegisterWorld()
})
afterAll(() => world.close())

describe('[REG-07] an extract that passed through our hands', () => {
  const extract = parseExtract(extractFile(BUILDING))

  it('confirms its object for all, with its day and number, and says nothing of persons', async () => {
    const register = openRegister([world.database.runRawSql]).register
    expect(await register.findObject(BUILDING_NUMBER)).toBeUndefined()
    const [statement, ...others] = statementsOfExtract(extract)
    expect(others).toEqual([])
    expect(extract.rights.length).toBeGreaterThan(0)
    const holders = extract.rights.flatMap(({ holders: of }) => of.flatMap(({ name }) => name ?? []))
    expect(holders.length).toBeGreaterThan(0)
    for (const name of holders) expect(JSON.stringify(statement)).not.toContain(name)

    if (statement) await storeStatement(world.database, 'extract', statement, 'hash')
    const known = await register.readObject(BUILDING_NUMBER)
    expect(known?.found).toMatchObject({
      number: BUILDING_NUMBER,
      object_type: 'Здание',
      area: String(extract.object.area),
      status: 'Актуально',
    })
    expect(known?.origins).toMatchObject([
      { source: 'extract', document: extract.number, day: extract.date?.slice(0, 10) },
    ])
  })

  it('[REG-14] is taken out of the register like any other source', async () => {
    expect(await removeDocuments(world.connection, 'extract', undefined)).toBe(1)
    expect(
      await openRegister([world.database.runRawSql]).register.findObject(BUILDING_NUMBER),
    ).toBeUndefined()
  })

  it('states nothing as a notice of absence, and without a number', () => {
    expect(statementsOfExtract({ ...extract, notice: { kind: 'absence' } })).toEqual([])
    const nameless = { ...extract, object: { ...extract.object, cadastralNumbers: [] } }
    expect(statementsOfExtract(nameless)).toEqual([])
  })
})
