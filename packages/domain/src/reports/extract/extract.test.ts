import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { extractSchema } from './extract.ts'
import type { Extract, ExtractHolder, ExtractMark } from './extract.ts'

const text = fc.string({ minLength: 1, maxLength: 4 })
const texts = fc.array(text, { maxLength: 2 })
const number = fc.double({ noNaN: true, noDefaultInfinity: true })

const document = fc.record({ name: text, number: text, date: text, issuer: text }, { requiredKeys: ['name'] })
const holder: fc.Arbitrary<ExtractHolder> = fc.record(
  {
    kind: fc.constantFrom('person', 'organisation', 'public'),
    state: fc.constantFrom('named', 'withheld'),
    name: text,
    inn: text,
    ogrn: text,
    role: text,
  },
  { requiredKeys: ['kind', 'state'] },
)
const holders = fc.array(holder, { maxLength: 2 })
const documents = fc.array(document, { maxLength: 2 })
const right = fc.record(
  {
    type: text,
    number: text,
    date: text,
    endedAt: text,
    share: text,
    holders,
    documents,
    endNumber: text,
    cadastralNumber: text,
  },
  { requiredKeys: ['type', 'holders', 'documents'] },
)
const encumbrance = fc.record(
  {
    type: text,
    number: text,
    from: text,
    to: text,
    holders,
    documents,
    date: text,
    subject: text,
    rightNumbers: texts,
    cadastralNumber: text,
  },
  { requiredKeys: ['type', 'holders', 'documents'] },
)
const object = fc.record(
  {
    cadastralNumbers: texts,
    address: text,
    area: number,
    floor: text,
    purpose: text,
    cost: number,
    status: text,
    type: text,
    name: text,
    registeredAt: text,
    quarter: text,
    oldNumbers: texts,
    parentNumbers: texts,
    cancelledAt: text,
    category: text,
    permittedUse: text,
    floors: text,
    undergroundFloors: text,
    yearBuilt: text,
    yearCommissioned: text,
    landNumbers: texts,
    innerNumbers: texts,
    formedFromNumbers: texts,
    formedNumbers: texts,
    measures: fc.array(fc.record({ label: text, value: text }), { maxLength: 2 }),
  },
  { requiredKeys: ['cadastralNumbers'] },
)
const MARKS: readonly ExtractMark['kind'][] = [
  'change',
  'claim',
  'consent',
  'deal',
  'expropriation',
  'heritage',
  'incapacity',
  'issued',
  'land-limit',
  'litigation',
  'note',
  'objection',
  'ownerless',
  'personal-participation',
  'reinstatement',
  'unregistrable',
]
const mark: fc.Arbitrary<ExtractMark> = fc.record(
  { kind: fc.constantFrom(...MARKS), text, number: text, date: text },
  { requiredKeys: ['kind', 'text'] },
)
const extract: fc.Arbitrary<Extract> = fc.record(
  {
    kind: text,
    number: text,
    date: text,
    organ: text,
    object,
    rights: fc.array(right, { maxLength: 2 }),
    ownership: fc.constantFrom('named', 'withheld', 'unregistered'),
    encumbrances: fc.array(encumbrance, { maxLength: 2 }),
    silentOnRights: fc.constant(true as const),
    objects: fc.array(object, { maxLength: 2 }),
    marks: fc.array(mark, { maxLength: 8 }),
    notice: fc.record(
      { kind: fc.constantFrom('absence', 'refusal'), asked: text, reason: text },
      { requiredKeys: ['kind'] },
    ),
    notUnderstood: texts,
  },
  { requiredKeys: ['kind', 'object', 'rights', 'ownership', 'encumbrances', 'notUnderstood'] },
)

const least: Extract = {
  kind: 'extract_about_property_room',
  object: { cadastralNumbers: [] },
  rights: [],
  ownership: 'unregistered',
  encumbrances: [],
  notUnderstood: [],
}

function refused(value: unknown): readonly (string | null)[] {
  return (v.safeParse(extractSchema, value).issues ?? []).map((issue) => v.getDotPath(issue))
}

describe('the schema of an extract', () => {
  it('loses nothing of what an extract says', () => {
    fc.assert(
      fc.property(extract, (value) => {
        expect(v.parse(extractSchema, value)).toEqual(value)
      }),
    )
  })

  it('takes each kind of mark', () => {
    const marks = MARKS.map((kind) => ({ kind, text: 'Отметка' }))
    expect(v.parse(extractSchema, { ...least, marks }).marks).toEqual(marks)
    expect(refused({ ...least, marks: [{ kind: 'other', text: 'Отметка' }] })).toEqual(['marks.0.kind'])
  })

  it('names each part that must not be left out', () => {
    for (const part of Object.keys(least)) expect(refused({ ...least, [part]: undefined })).toEqual([part])
  })

  it('has no empty texts: what the extract does not hold is absent', () => {
    expect(refused({ ...least, number: '' })).toEqual(['number'])
    expect(refused({ ...least, notUnderstood: ['/a', ''] })).toEqual(['notUnderstood.1'])
    expect(refused({ ...least, object: { cadastralNumbers: [], address: '' } })).toEqual(['object.address'])
  })

  it('never says that a kind tells about rights: the mark is there or it is not', () => {
    expect(refused({ ...least, silentOnRights: false })).toEqual(['silentOnRights'])
  })

  it('refuses any other value, never with a TypeError', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(() => v.parse(extractSchema, value)).toThrow(v.ValiError)
        expect(() => v.parse(extractSchema, { ...least, object: value })).toThrow(v.ValiError)
      }),
    )
  })
})
