import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  KPP_FOR_COMPANY_MESSAGE,
  KPP_MESSAGE,
  payerErrors,
  payerPayload,
  payerSchema,
  payersOf,
} from './payer.ts'

const company = {
  name: 'ООО «Межевой знак»',
  inn: '0000000018',
  kpp: '000001001',
  address: 'г. Образцовск, ул. Кленовая, д. 1',
}
const entrepreneur = { ...company, inn: '000000000184', kpp: '' }
const denied = expect.objectContaining({ code: 'access/denied' }) as unknown

describe('payer', () => {
  it('is parsed with its id', () => {
    const payer = { payer_id: 'p1', ...company }
    expect(v.parse(payerSchema, payer)).toEqual(payer)
    expect(v.is(payerSchema, company)).toBe(false)
  })

  it('is a company with a KPP or an entrepreneur without one', () => {
    expect(payerErrors(company)).toEqual({})
    expect(payerErrors(entrepreneur)).toEqual({})
    expect(payerErrors({ ...company, inn: '000000001', kpp: 'x' })).toEqual({
      inn: 'ИНН может состоять только из 10 или 12 цифр',
    })
    expect(payerErrors({ ...company, kpp: '' })).toEqual({ kpp: KPP_MESSAGE })
    expect(payerErrors({ ...company, kpp: '000000001' })).toEqual({ kpp: KPP_MESSAGE })
    expect(payerErrors({ ...entrepreneur, kpp: company.kpp })).toEqual({ kpp: KPP_FOR_COMPANY_MESSAGE })
    for (const message of [KPP_MESSAGE, KPP_FOR_COMPANY_MESSAGE]) expect(message).toContain('КПП')
  })

  it('names the first thing that is wrong in each field', () => {
    expect(payerErrors({ name: '', inn: '', kpp: '', address: 'а'.repeat(501) })).toEqual({
      name: 'Обязательное поле',
      inn: 'ИНН пуст',
      address: 'Поле слишком длинное',
    })
    expect(payerErrors({ ...company, name: 'а'.repeat(501), address: '' })).toEqual({
      name: 'Поле слишком длинное',
      address: 'Обязательное поле',
    })
    expect(payerErrors({ ...company, inn: '0000000019', name: 'а'.repeat(500) })).toEqual({
      inn: 'Неправильный ИНН',
    })
    expect(payerErrors(null as never)).toEqual({
      name: 'Обязательное поле',
      inn: 'ИНН пуст',
      address: 'Обязательное поле',
    })
    expect(payerErrors({ ...company, name: 5 as never })).toEqual({ name: 'Обязательное поле' })
  })

  it('is sent trimmed, or refused with the name of the wrong field', () => {
    const padded = {
      name: ` ${company.name} `,
      inn: ' 0000000018',
      kpp: '000001001 ',
      address: company.address,
    }
    expect(payerPayload(padded)).toEqual(company)
    const refusal = (field: string) =>
      expect.objectContaining({ code: 'input/invalid', detail: field }) as unknown
    for (const field of ['name', 'inn', 'address'] as const) {
      expect(() => payerPayload({ ...company, [field]: '  ' })).toThrow(refusal(field))
      expect(() => payerPayload({ ...company, [field]: 5 as never })).toThrow(refusal(field))
    }
    expect(() => payerPayload({ ...company, kpp: 'x' })).toThrow(refusal('kpp'))
    expect(() => payerPayload(null as never)).toThrow(refusal('name'))
  })

  it('belongs to its person; an admin sees those of everybody', () => {
    const person = { id: 'u1', role: 1 }
    expect(payersOf(person)).toBe('u1')
    expect([payersOf(person, 'u1'), payersOf(person, '')]).toEqual(['u1', 'u1'])
    expect(payersOf({ id: 'u9', role: 0 }, 'u1')).toBe('u1')
    expect(() => payersOf(person, 'u2')).toThrow(denied)
    expect(() => payersOf(null, 'u2')).toThrow(denied)
    expect(() => payersOf(undefined)).toThrow(denied)
  })
})
