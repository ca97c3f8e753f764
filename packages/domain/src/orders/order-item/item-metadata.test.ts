import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BUREAU_MESSAGE } from '../../reports/checks/bureau-report.ts'
import { PRODUCTS } from '../catalogue/products.ts'
import {
  givenOwnersSchema,
  orderedItemSchema,
  OWNERS_LIMIT,
  peopleOf,
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

  it('keep what nobody reads', () => {
    expect(read('EgrnObject', { wish: 1 }).output).toMatchObject({ metadata: { wish: 1 } })
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
  it('are the person of a check, the owners of an object, nobody in a report about property', () => {
    const both = { person: LADOGIN, ...REASON, ownersData: [{ ...LADOGIN, firstName: 'Вера' }] }
    const names = (product: string) => peopleOf(kept(product, both)).map(({ firstName }) => firstName)
    expect(names('PersonCheck')).toEqual(['Арсений'])
    expect(names('RiskAssessmentOwner')).toEqual(['Вера'])
    expect(names('EgrnObject')).toEqual([])
    expect(peopleOf(kept('PersonCheck', {}))).toEqual([])
  })

  it('go where their product has them', () => {
    expect(withPeople(kept('PersonCheck', REASON), [LADOGIN])).toEqual({ ...REASON, person: LADOGIN })
    expect(withPeople(kept('RiskAssessmentOwner', {}), [LADOGIN])).toEqual({ ownersData: [LADOGIN] })
  })
})

it('names the version of a risk report that was ordered, else the present one', () => {
  expect(riskVersionOf({ metadata: { versionData: { version: 'V1' } } })).toBe('V1')
  expect(riskVersionOf({ metadata: {} })).toBe('V2.1')
  expect(riskVersionOf({ metadata: { versionData: { version: 'x' } } })).toBe('V2.1')
})
