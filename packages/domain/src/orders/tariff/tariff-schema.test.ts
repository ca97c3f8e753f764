import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  isSubscriber,
  partnerTariffSchema,
  personTariffSchema,
  tariffPrice,
  tariffSchema,
} from './tariff-schema.ts'

const tariff = { tariff_simple_id: 2, name: 'Агентство', category: 'realty', price: 9900 }
const ofPartner = { partner_tariff_id: 't1', partnerID: 'p1', tariff_simple_id: 2, price: 7900 }
const NOW = Date.parse('2026-11-21T10:00:00Z')

it('parses a tariff, that of a person and that of a partner', () => {
  expect(v.parse(tariffSchema, tariff)).toEqual(tariff)
  expect(v.is(tariffSchema, { ...tariff, category: undefined })).toBe(false)
  expect(v.parse(partnerTariffSchema, ofPartner)).toEqual(ofPartner)
  expect(v.is(partnerTariffSchema, { ...ofPartner, partnerID: undefined })).toBe(false)
  const current = { tariff_simple_id: 0, active_until: null }
  expect(v.parse(personTariffSchema, current)).toEqual(current)
  expect(v.is(personTariffSchema, { tariff_simple_id: 0 })).toBe(false)
})

it('calls a subscriber who has another tariff than the first one, until its end', () => {
  const subscribed = (tariff_simple_id: number, active_until: string | null) =>
    isSubscriber({ tariff_simple_id, active_until }, NOW)
  expect(subscribed(2, '2026-11-21T10:00:00.001Z')).toBe(true)
  expect(subscribed(2, '2026-11-21T10:00:00Z')).toBe(false)
  expect(subscribed(0, '2027-01-01T00:00:00Z')).toBe(false)
  expect(subscribed(2, null)).toBe(false)
})

it('takes the price of the partner where there is one', () => {
  const others = [
    { ...ofPartner, partnerID: 'p2', price: 1 },
    { ...ofPartner, tariff_simple_id: 3, price: 2 },
  ]
  expect(tariffPrice(tariff, [...others, ofPartner], 'p1')).toBe(7900)
  expect(tariffPrice(tariff, others, 'p1')).toBe(9900)
  expect(tariffPrice(tariff, [ofPartner], undefined)).toBe(9900)
})
