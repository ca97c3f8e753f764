import { cp, mkdir, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareFacts } from '@proverka/domain/register'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadHouses } from '../../src/adapters/registry/houses/load-houses.ts'
import { loadPlans } from '../../src/adapters/registry/kpt/load-plans.ts'
import { listRecords } from '../../src/adapters/registry/register-records.ts'
import { removeDocuments } from '../../src/adapters/registry/remove-source.ts'
import { FIXTURES } from './gar-samples.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'

let world: RegisterWorld
beforeEach(async () => {
  world = await createRegisterWorld()
})
afterEach(() => world.close())

const kpt = (name: string) => join(FIXTURES, 'kpt', name)
const HOUSES = join(FIXTURES, 'houses', 'export-00-20261101.csv')

async function load(...places: string[]) {
  const told: string[] = []
  const refused = await loadPlans(world.connection, places, {
    begin: () => {},
    done: (label, outcome) => told.push(`${label}: ${outcome.kind}`),
    refused: (_, sentence) => told.push(sentence),
  })
  return { refused, told }
}

async function dump(): Promise<unknown> {
  const { rows } = await world.connection.run(
    `select d.source, d.part, d.document, d.day::text as day, r.number, r.guid, r.kind, r.state, r.address, r.part_of, r.facts,
            c.coordinate_system, c.contours
       from register.documents d join register.records r on r.document_id = d.id
       left join register.contours c on c.record_id = r.id order by d.source, d.part, r.number, r.guid`,
  )
  return rows
}

const recordOf = async (number: string) => (await listRecords(world.connection.run, { numbers: [number] }))[0]

describe('[REG-05] cadastral plans', () => {
  it('of both forms give their objects, facts and contours', async () => {
    expect(await load(kpt('new_2026.xml'), kpt('old_kpt10_2017.xml'))).toMatchObject({ refused: 0 })
    expect(await recordOf('00:01:0101001:4')).toMatchObject({
      source: 'kpt',
      document: 'КУВИ-001/2026-99000123',
      day: '2026-10-01',
      part: '00:01:0101001',
      kind: 'land',
      state: 'current',
      facts: { area: { value: 1254.5, error: 12 }, cost: { value: 301080.55 } },
      coordinateSystem: '00.1',
    })
    expect(await recordOf('00:02:0301001:3')).toMatchObject({
      coordinateSystem: 'МСК-00, зона 1',
      contours: [
        [
          [
            [540100, 1302100],
            [540150, 1302100],
            [540150, 1302130],
            [540100, 1302130],
            [540100, 1302100],
          ],
        ],
      ],
    })
    expect(await recordOf('00:02:0301001:9')).toMatchObject({ state: 'closed' })
    expect(await recordOf('00:01:0101001:7')).toMatchObject({ partOf: '00:01:0101001:6' })
  })

  it.each([
    ['the older one first', ['new_2024_older.xml', 'new_2026.xml']],
    ['the newer one first', ['new_2026.xml', 'new_2024_older.xml']],
  ])('of one quarter: the newest one holds whole, %s', async (_, names) => {
    await load(...names.map(kpt))
    expect(await recordOf('00:01:0101001:1')).toBeUndefined()
    expect(await recordOf('00:01:0101001:3')).toMatchObject({ facts: { area: { value: 800 } } })
    const { rows } = await world.connection.run('select count(*) as plans from register.documents')
    expect(rows).toEqual([{ plans: 1 }])
  })

  it('of a batch with a broken file are loaded, the broken one changes nothing and is noted', async () => {
    await load(kpt('new_2026.xml'))
    const before = await dump()
    const folder = join(world.folder, 'batch')
    await mkdir(folder)
    for (const name of ['broken.xml', 'new_2026.xml', 'old_kpt10_2017.xml'])
      await cp(kpt(name), join(folder, name))
    await writeFile(join(folder, 'plan.zip'), 'not a zip')
    const { refused, told } = await load(folder)
    expect(refused).toBe(2)
    expect(told).toEqual([
      'broken.xml: файл плана обрывается.',
      'new_2026.xml: unchanged',
      'old_kpt10_2017.xml: loaded',
      'plan.zip: это не ZIP-архив или он обрезан, оглавление не читается.',
    ])
    await removeDocuments(world.connection, 'kpt', '00:02:0301001')
    expect(await dump()).toEqual(before)
    const { rows } = await world.connection.run(
      `select file, outcome from register.journal where outcome = 'refused' order by id`,
    )
    expect(rows).toEqual([
      { file: 'broken.xml', outcome: 'refused' },
      { file: 'plan.zip', outcome: 'refused' },
    ])
  })

  it('come as archives in archives, with signatures and PDFs that are left alone', async () => {
    expect((await load(kpt('Response-80-99000123.zip'))).refused).toBe(0)
    const packed = await dump()
    await removeDocuments(world.connection, 'kpt', undefined)
    await load(kpt('new_2026.xml'))
    expect(packed).toEqual(await dump())
  })

  it('loaded again change nothing, and objects that only plans know keep their ids', async () => {
    await load(kpt('new_2024_older.xml'))
    const ids = async () =>
      (await world.connection.run(`select id from register.number_ids where number = '00:01:0101001:3'`)).rows
    const id = await ids()
    await load(kpt('new_2026.xml'))
    const once = await dump()
    await load(kpt('new_2026.xml'))
    expect(await dump()).toEqual(once)
    expect(await ids()).toEqual(id)
  })
})

describe('[REG-06] houses of Reforma GKH', () => {
  it('are found by their GAR id; «Не заполнено» is nothing', async () => {
    const outcome = await loadHouses(world.connection, HOUSES)
    expect(outcome).toMatchObject({
      kind: 'loaded',
      houses: 4,
      known: 0,
      refused: { 'no-house-id': { count: 1 } },
    })
    const factsOf = async (guid: string) =>
      (await listRecords(world.connection.run, { numbers: [], guid })).map(({ facts }) => facts)
    expect(await factsOf('ce2b9817-122e-5074-b427-fcc10be9523a')).toEqual([
      {
        'year-built': { value: 1987 },
        'year-commissioned': { value: 1988 },
        floors: { value: '5' },
        walls: { value: 'Панельные' },
        emergency: { value: 'нет' },
        'overhaul-fund': { value: 'На счете регионального оператора' },
        flats: { value: 60 },
        area: { value: 4218.6 },
      },
    ])
    expect(await factsOf('f70edc20-5f37-504a-bf04-185d613128c4')).toEqual([
      { floors: { value: '5-9' }, emergency: { value: 'да' }, flats: { value: 4 } },
    ])
  })

  it('in windows-1251 and a newer list replace the older one; the same list again changes nothing', async () => {
    await loadHouses(world.connection, HOUSES)
    const once = await dump()
    expect(await loadHouses(world.connection, HOUSES)).toEqual({ kind: 'unchanged' })
    expect(await dump()).toEqual(once)
    const newer = join(world.folder, 'export-00-20261201.csv')
    const text = readFileSync(HOUSES, 'utf8').replace('Панельные', 'Кирпичные')
    await writeFile(newer, Uint8Array.from([...text].map(inWindows1251)))
    expect(await loadHouses(world.connection, newer)).toMatchObject({ kind: 'loaded', houses: 4 })
    const [house] = await listRecords(world.connection.run, {
      numbers: [],
      guid: 'ce2b9817-122e-5074-b427-fcc10be9523a',
    })
    expect(house).toMatchObject({ day: '2026-12-01', facts: { walls: { value: 'Кирпичные' } } })
    expect(await loadHouses(world.connection, HOUSES)).toEqual({ kind: 'unchanged' })
  })

  it('of another file are refused', async () => {
    const other = join(world.folder, 'other.csv')
    await writeFile(other, 'a;b\n1;2\n')
    await expect(loadHouses(world.connection, other)).rejects.toThrow(
      'other.csv: это не список домов Реформы ЖКХ, в нем нет столбца houseguid.',
    )
    const cut = join(world.folder, 'cut.csv')
    await writeFile(cut, 'houseguid;built_year;is_alarm\n1;"2')
    await expect(loadHouses(world.connection, cut)).rejects.toThrow(
      'cut.csv: файл обрывается внутри кавычек, строка 2.',
    )
  })
})

describe('[REG-14] a source', () => {
  it('is taken out whole, and loaded again it is as before', async () => {
    await load(kpt('new_2026.xml'), kpt('old_kpt10_2017.xml'))
    const plans = await dump()
    await loadHouses(world.connection, HOUSES)
    expect(await removeDocuments(world.connection, 'houses', undefined)).toBe(1)
    expect(await dump()).toEqual(plans)
    expect(await removeDocuments(world.connection, 'kpt', '00:02:0301001')).toBe(1)
    await load(kpt('old_kpt10_2017.xml'))
    expect(await dump()).toEqual(plans)
    await removeDocuments(world.connection, 'kpt', undefined)
    expect(await dump()).toEqual([])
  })

  it('[REG-04] states its facts beside the others, each with its day and document', async () => {
    await load(kpt('new_2026.xml'))
    await loadHouses(world.connection, HOUSES)
    const records = await listRecords(world.connection.run, {
      numbers: ['00:01:0101001:101'],
      guid: 'ce2b9817-122e-5074-b427-fcc10be9523a',
    })
    const facts = new Map(compareFacts(records).map((fact) => [fact.name, fact]))
    expect(facts.get('area')).toMatchObject({
      verdict: 'agree',
      shown: { source: 'kpt', value: 4218.6, day: '2026-10-01', document: 'КУВИ-001/2026-99000123' },
      others: [{ fact: { source: 'houses', day: '2026-11-01' }, agrees: true }],
    })
    expect(facts.get('year-built')).toMatchObject({ verdict: 'single', silent: ['kpt'] })
  })
})

function inWindows1251(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
}
