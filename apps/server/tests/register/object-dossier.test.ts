import { measureContours } from '@proverka/domain/register'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRegister } from '../../src/adapters/registry/open-register.ts'
import type { ObjectRegister } from '../../src/adapters/registry/object-register.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'
import { loadSampleRegister } from './sample-register.ts'
import { stateExtract } from './state-extract.ts'

const PLOT = '00:01:0101001:3'

let world: RegisterWorld
let register: ObjectRegister
beforeAll(async () => {
  world = await createRegisterWorld()
  await loadSampleRegister(world.connection)
  await stateExtract(world.connection.run, PLOT, { area: { value: 812 } })
  register = openRegister([world.database.runRawSql]).register
})
afterAll(() => world.close())

async function find(number: string) {
  const found = await register.findObject(number)
  if (!found) throw new Error(`${number} is not in the sample`)
  return found
}

const dossierOf = async (number: string) => (await register.readObject(number))?.dossier
const contourOf = async (number: string) => register.readContour(await find(number))

describe('[REG-04] what the sources say of an object', () => {
  it('is shown side by side: the area of the extract and that of the plan differ by 12', async () => {
    const dossier = await dossierOf(PLOT)
    expect(dossier).toMatchObject({
      kind: 'land',
      state: 'current',
      contour: 'object',
      documents: [
        { source: 'extract', document: 'КУВИ-001/2026-99000200', day: '2026-11-02' },
        { source: 'kpt', document: 'КУВИ-001/2026-99000123', day: '2026-10-01' },
      ],
    })
    expect(dossier?.facts.find(({ name }) => name === 'area')).toMatchObject({
      verdict: 'differ',
      shown: { source: 'extract', value: 812 },
      others: [{ fact: { source: 'kpt', value: 800, error: 10 }, agrees: false, by: -12 }],
    })
    expect(dossier?.facts.find(({ name }) => name === 'category')).toMatchObject({
      verdict: 'single',
      silent: ['extract'],
    })
  })

  it('joins GAR, the plan and the list of houses for a house', async () => {
    const dossier = await dossierOf('00:01:0101001:101')
    expect(dossier?.documents.map(({ source, day }) => [source, day])).toEqual([
      ['kpt', '2026-10-01'],
      ['houses', '2026-11-01'],
      ['gar', expect.any(String)],
    ])
    expect(dossier?.facts[0]).toMatchObject({ name: 'address', verdict: 'agree' })
    expect(dossier?.facts.find(({ name }) => name === 'floors')?.shown).toMatchObject({
      source: 'houses',
      value: '5',
    })
    expect(dossier?.house).toBeNull()
  })

  it('of a flat are those of GAR, and its house has its own', async () => {
    const { rows } = await world.connection.run(
      `select n.number from register.gar_numbers n join register.gar_relations r on r.object_id = n.object_id
        where r.parent_id = 900000020 and n.number is not null order by n.number limit 1`,
    )
    const [flat] = rows as { number: string }[]
    const dossier = await dossierOf(flat?.number ?? '')
    expect(dossier).toMatchObject({
      kind: 'premises',
      contour: 'house',
      house: { number: '00:01:0101001:101' },
    })
    expect(dossier?.facts.map(({ name }) => name)).toEqual(['address'])
    expect(dossier?.house?.facts.find(({ name }) => name === 'year-built')?.shown).toMatchObject({
      source: 'houses',
      value: 1987,
    })
  })
})

describe('[REG-11] the contour of an object', () => {
  it('comes as the plan has it, with its coordinate system and what is around', async () => {
    const contour = await contourOf(PLOT)
    expect(contour).toMatchObject({ number: PLOT, record: { source: 'kpt', day: '2026-10-01' } })
    expect(contour?.record.coordinateSystem).toBeTruthy()
    expect(measureContours(contour?.record.contours ?? [], true)).toMatchObject({ area: 800, length: 120 })
    const around = contour?.neighbours.map(({ number }) => number) ?? []
    expect(around).not.toContain(PLOT)
    expect(around).not.toContain('00:01:0101001:7')
  })

  it('of a flat is that of its house', async () => {
    expect((await contourOf('00:01:0101001:101'))?.number).toBe('00:01:0101001:101')
  })

  it('is none where the plan has no coordinates', async () => {
    expect(await contourOf('00:01:0101001:5')).toBeUndefined()
    expect(await dossierOf('00:01:0101001:5')).toMatchObject({ contour: null })
  })
})
