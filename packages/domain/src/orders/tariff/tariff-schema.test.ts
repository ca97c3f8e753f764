import * as v from 'valibot'
import { expect, it } from 'vitest'
import { partnerTariffSchema, personTariffSchema, tariffSchema } from './tariff-schema.ts'

const tariff = { tariff_simple_id: 2, name: 'Агентство', category: 'realty', price: 9900 }
const ofPartner = { partner_tariff_id: 't1', partnerID: 'p1', tariff_simple_id: 2, price: 7900 }

it('parses a tariff, that of a person and that of a partner', () => {
  expect(v.parse(tariffSchema, tariff)).toEqual(tariff)
  expect(v.is(tariffSchema, { ...tariff, category: undefined })).toBe(false)
  expect(v.parse(partnerTariffSchema, ofPartner)).toEqual(ofPartner)
  expect(v.is(partnerTariffSchema, { ...ofPartner, partnerID: undefined })).toBe(false)
  const current = { tariff_simple_id: 0, active_until: null }
  expect(v.parse(personTariffSchema, current)).toEqual(current)
  expect(v.is(personTariffSchema, { tariff_simple_id: 0 })).toBe(false)
})
