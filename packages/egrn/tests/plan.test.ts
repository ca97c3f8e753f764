import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPlan, type Plan, type PlanObject } from '../src/plan/index.ts'
import { BUILDING_PURPOSES, LAND_CATEGORIES } from '../src/dictionaries.ts'

interface ExpectedPlan {
  readonly form: string
  readonly quarter: string
  readonly date: string
  readonly number?: string
  readonly quarterAreaHa?: number
  readonly coordinateSystem?: string
  readonly objects: readonly Record<string, string | number | null>[]
  readonly notCurrent?: readonly string[]
}

const read = (name: string) => readFileSync(new URL(`../fixtures/plans/${name}`, import.meta.url))
const EXPECTED = JSON.parse(read('expected.json').toString('utf8')) as Record<string, ExpectedPlan>

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readWhole(bytes: Uint8Array, size = 1000): Promise<{ plan: Plan; objects: PlanObject[] }> {
  const objects: PlanObject[] = []
  const plan = await readPlan(inPieces(bytes, size), (object) => void objects.push(object))
  return { plan, objects }
}

/** An object in the shape of the sample. */
function likeSample({ number, kind, address, facts, contours, subtype, partOf }: PlanObject) {
  const value = (name: keyof typeof facts) => facts[name]?.value ?? null
  return {
    number,
    kind,
    area: value('area'),
    cost: value('cost'),
    address: address ?? null,
    category: value('category'),
    use: value('permitted-use') ?? value('purpose'),
    contours: contours?.contours.length ?? 0,
    holes: contours?.contours.reduce((sum, rings) => sum + rings.length - 1, 0) ?? 0,
    ...(subtype !== undefined && subtype !== 'Землепользование' && { subtype }),
    ...(partOf !== undefined && { partOf }),
    ...(facts['permitted-use'] && facts.purpose && { purpose: facts.purpose.value }),
    ...(facts.extension && { extension: facts.extension.value }),
    ...(facts.depth && { depth: facts.depth.value }),
    ...(facts['built-up-area'] && { builtUpArea: facts['built-up-area'].value }),
  }
}

/** The sample has the codes of the old form, the reader their words; the name of a plot's kind is written in every one. */
function inWords(object: Record<string, string | number | null>) {
  const { state: _, category, purpose, use, ...others } = object
  return {
    ...others,
    category: LAND_CATEGORIES[String(category)] ?? category,
    use: purpose === undefined ? use : (use ?? BUILDING_PURPOSES[String(purpose)] ?? null),
    ...(purpose !== undefined && use !== null && { purpose }),
  }
}

describe('[REG-05] cadastral plans of both forms', () => {
  it.each(['new_2026.xml', 'new_2024_older.xml', 'old_kpt10_2017.xml'])('%s: every object', async (name) => {
    const expected = EXPECTED[name]
    const { plan, objects } = await readWhole(read(name))
    expect(plan).toMatchObject({ form: expected?.form, day: expected?.date })
    expect(plan.quarters).toMatchObject([
      {
        number: expected?.quarter,
        ...(expected?.quarterAreaHa !== undefined && { area: expected.quarterAreaHa }),
      },
    ])
    expect(plan.number).toBe(expected?.number ?? plan.number)
    const current = objects.filter(({ state }) => state === 'current').map(likeSample)
    // The old form names the kind of each plot.
    expect(
      current.map(({ subtype, ...object }) => ({
        ...object,
        ...(plan.form === 'new' && subtype && { subtype }),
      })),
    ).toEqual(expected?.objects.map(inWords))
    expect(objects.filter(({ state }) => state === 'closed').map(({ number }) => number)).toEqual(
      expected?.notCurrent ?? [],
    )
  })

  it('keep contours as they came, with the name of their coordinate system', async () => {
    const { objects } = await readWhole(read('new_2026.xml'))
    const plot = objects.find(({ number }) => number === '00:01:0101001:3')
    expect(plot?.contours).toEqual({
      system: '00.1',
      contours: [
        [
          [
            [612100, 1318100],
            [612140, 1318100],
            [612140, 1318120],
            [612100, 1318120],
            [612100, 1318100],
          ],
        ],
      ],
    })
    expect(plot?.facts.area).toEqual({ value: 800, error: 10 })
    const old = await readWhole(read('old_kpt10_2017.xml'))
    expect(old.plan.coordinateSystems[old.objects[0]?.contours?.system ?? '']).toBe('МСК-00, зона 1')
  })

  it('are read alike however the bytes arrive, and in windows-1251', async () => {
    const bytes = read('old_kpt10_2017.xml')
    const whole = await readWhole(bytes)
    expect(await readWhole(bytes, 1)).toEqual(whole)
    const text = bytes.toString('utf8').replace('UTF-8', 'windows-1251')
    const encoded = Uint8Array.from([...text].map(inWindows1251))
    expect(await readWhole(encoded)).toEqual(whole)
  })

  it.each([
    ['broken.xml', read('broken.xml'), 'truncated'],
    ['an extract', Buffer.from('<extract_about_property_land/>'), 'other-schema'],
    ['no XML', Buffer.from('PK'), 'not-xml'],
    ['a document type', Buffer.from('<!DOCTYPE KPT [<!ENTITY a "b">]><KPT/>'), 'forbidden-markup'],
    ['nothing', Buffer.from(''), 'truncated'],
  ])('%s is refused', async (_, bytes, code) => {
    await expect(readWhole(bytes)).rejects.toMatchObject({ name: 'ExtractError', code })
  })

  it('of any size are read in flat memory: records leave as they come', async () => {
    const [head = '', record = '', tail = ''] = split(read('new_2026.xml').toString('utf8'))
    const count = 5000
    let waiting = 0
    let most = 0
    let seen = 0
    async function* many() {
      yield Buffer.from(head)
      for (let at = 0; at < count; at++) {
        const bytes = Buffer.from(record.replace('00:01:0101001:3', `00:01:0101001:${at}`))
        waiting += 1
        most = Math.max(most, waiting)
        yield bytes
      }
      yield Buffer.from(tail)
    }
    const plan = await readPlan(many(), () => {
      seen += 1
      waiting -= 1
    })
    // Four more records follow the plots.
    expect(seen).toBe(count + 4)
    // What was read for the encoding, and not the whole file.
    expect(most).toBeLessThan(100)
    expect(plan.day).toBe('2026-10-01')
  })
})

/** The file before, in and after its first record, alone. */
function split(xml: string): string[] {
  const start = xml.indexOf('<land_record>')
  const end = xml.indexOf('</land_record>') + '</land_record>'.length
  return [xml.slice(0, start), xml.slice(start, end), xml.slice(xml.indexOf('</land_records>'))]
}

function inWindows1251(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (sign === 'ё') return 0xb8
  if (sign === '«') return 0xab
  if (sign === '»') return 0xbb
  return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
}
