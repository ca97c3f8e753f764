import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BUREAU_MESSAGE } from '../../checks/bureau-report.ts'
import { PRODUCTS } from '../catalogue/products.ts'
import {
  givenDataSchema,
  givenOwnersSchema,
  orderedItemSchema,
  OWNERS_LIMIT,
  peopleOf,
  riskEditLimit,
  riskVersionOf,
  withPeople,
} from './item-metadata.ts'

const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
const REASON = { purpose: 'rent', ground: 'contract' } as const
const read = (product_name: string, metadata: unknown) =>
  v.safeParse(orderedItemSchema, { product_name, metadata })
const kept = (product_name: string, metadata: object) => ({ product_name, metadata })

describe('the metadata of an order item', () => {
  it('need a person, a purpose and a ground where a person is checked', () => {
    const wanted = { person: LADOGIN, ...REASON }
    expect(read('PersonCheck', wanted)).toMatchObject({ success: true, output: { metadata: wanted } })
    expect(read('PersonCheck', { person: LADOGIN }).success).toBe(false)
    expect(read('BailiffCheck', REASON).success).toBe(false)
  })

  it('take the number of a bureau with its scale, owner and day, or none of them', () => {
    const bureau = { bureau: 'БКИ', bureauScore: '742', bureauScale: '1–999', bureauDate: '2026-11-21' }
    const order = (more: object) => read('CreditRating', { person: { ...LADOGIN, ...more }, ...REASON })
    expect(order(bureau).success).toBe(true)
    expect(order({ ...bureau, bureauScale: '' }).issues?.[0].message).toBe(BUREAU_MESSAGE)
    expect(order({ ...bureau, bureauScore: '1000' }).success).toBe(false)
  })

  it('need nothing where property is checked, or a product that only a newer catalogue knows', () => {
    for (const name of ['EgrnObject', 'FullCheck', 'New']) expect(read(name, {}).success).toBe(true)
  })

  it('name as many owners as a report takes, or none yet', () => {
    const owners = (count: number) => ({ ownersData: Array.from({ length: count }, () => LADOGIN) })
    expect(read('RiskAssessmentOwner', owners(OWNERS_LIMIT)).success).toBe(true)
    expect(read('RiskAssessmentOwner', owners(OWNERS_LIMIT + 1)).success).toBe(false)
    expect(read('RiskAssessmentOwner', {}).output).toMatchObject({ metadata: { ownersData: [] } })
    expect(v.is(givenOwnersSchema, owners(0))).toBe(false)
  })

  it('raise a price by a plain true alone', () => {
    for (const riskInsurance of ['true', 1, null, {}]) {
      expect(read('RiskAssessmentOwner', { riskInsurance }).output).toMatchObject({
        metadata: { riskInsurance: false },
      })
    }
    expect(read('RiskAssessmentOwner', { riskInsurance: true }).output).toMatchObject({
      metadata: { riskInsurance: true },
    })
  })

  it('are refused when they are no item at all', () => {
    for (const nothing of [null, 'PersonCheck', {}])
      expect(v.safeParse(orderedItemSchema, nothing).success).toBe(false)
  })

  it('ask for the present risk report where the wanted version is unknown', () => {
    const versionOf = (version: unknown) => read('RiskAssessmentOwner', { versionData: { version } }).output
    expect(versionOf('V1')).toMatchObject({ metadata: { versionData: { version: 'V1' } } })
    expect(versionOf('новая')).toMatchObject({ metadata: { versionData: { version: 'V2.1' } } })
  })

  it('preserve unknown properties', () => {
    const half = { person: { lastName: 'Ладогин' } }
    expect(read('RiskAssessmentOwner', half)).toMatchObject({ success: true, output: { metadata: half } })
    expect(read('EgrnObject', { purchase: 1 }).output).toMatchObject({ metadata: { purchase: 1 } })
  })

  it('have a shape for each product of the catalogue', () => {
    const complete = {
      person: { ...LADOGIN, passport: '0000000123', license: '0000000014' },
      ...REASON,
      ownersData: [LADOGIN],
      company: { inn: '0000000000' },
      entityAuto: { plate: 'А000АА00', certificate: '0000000014' },
      taxpayer: { inn: '000000000000' },
      flat: { address: 'ул. Кленовая, д. 14', area: 54.3 },
    }
    for (const { product_name } of PRODUCTS) expect(read(product_name, complete).success).toBe(true)
  })
})

describe('the people of an order item', () => {
  it('are the person of a check, the owners of an object, and empty in a report about property', () => {
    const both = { person: LADOGIN, ...REASON, ownersData: [{ ...LADOGIN, firstName: 'Вера' }] }
    const names = (product: string) => peopleOf(kept(product, both)).map(({ firstName }) => firstName)
    expect(names('PersonCheck')).toEqual(['Арсений'])
    expect(names('RiskAssessmentOwner')).toEqual(['Вера'])
    expect(names('EgrnObject')).toEqual([])
    const company = { company: { inn: '0000000000' }, ownersData: [LADOGIN] }
    expect(peopleOf(kept('CounterAgent', company))).toEqual([])
    expect(names('New')).toEqual([])
    expect(peopleOf(kept('PersonCheck', {}))).toEqual([])
  })

  it('are empty while a field of one of them is refused', () => {
    const half = { lastName: 'Ладогин', firstName: 'Арсений' }
    expect(peopleOf(kept('RiskAssessmentOwner', { ownersData: [LADOGIN, half] }))).toEqual([])
  })

  it('go where their product has them', () => {
    expect(withPeople(kept('PersonCheck', REASON), [LADOGIN])).toEqual({ ...REASON, person: LADOGIN })
    expect(withPeople(kept('RiskAssessmentOwner', {}), [LADOGIN])).toEqual({ ownersData: [LADOGIN] })
    expect(withPeople(kept('New', {}), [LADOGIN])).toEqual({ person: LADOGIN })
  })
})

describe('data that a buyer adds to a report', () => {
  const owner_id = '5889adc0-0bd1-4193-9d0c-06093117bbed'

  it('are at least one, of the subject or of a further owner', () => {
    const missingData = { middleName: 'Петрович' }
    expect(v.parse(givenDataSchema, { missingData })).toEqual({ missingData })
    expect(v.parse(givenDataSchema, { missingData, owner_id })).toEqual({ missingData, owner_id })
  })

  it.each([
    [{ missingData: {} }, 'Заполните хотя бы одно поле'],
    [{ missingData: { middleName: 'Петрович' }, owner_id: '7' }, 'Неизвестный собственник'],
  ])('%j is refused: %s', (given, message) => {
    expect(v.safeParse(givenDataSchema, given).issues?.map((issue) => issue.message)).toEqual([message])
  })
})

it('names the version of a risk report that was ordered, else the present one', () => {
  expect(riskVersionOf({ metadata: { versionData: { version: 'V1' } } })).toBe('V1')
  expect(riskVersionOf({ metadata: {} })).toBe('V2.1')
  expect(riskVersionOf({ metadata: { versionData: { version: 'x' } } })).toBe('V2.1')
})

it.each(['V2', 'V12', 'V2.12', 'V12.1'])('%s is a version of a risk report', (version) => {
  expect(riskVersionOf({ metadata: { versionData: { version } } })).toBe(version)
})

it.each(['1V1', 'V1 beta', 'V123', 'V1.', 'V1.x', 'V'])('%s is no version of a risk report', (version) => {
  expect(riskVersionOf({ metadata: { versionData: { version } } })).toBe('V2.1')
})

it.each([
  ['V1', 1],
  ['V2', 2],
  ['V2.1', 2],
] as const)('the data of a %s report may be changed so often: %d', (version, times) => {
  expect(riskEditLimit({ metadata: { versionData: { version } } })).toBe(times)
})

it('the data of a risk report without a version may be changed twice', () => {
  expect(riskEditLimit({ metadata: {} })).toBe(2)
})
