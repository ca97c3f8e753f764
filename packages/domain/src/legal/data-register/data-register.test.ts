import { describe, expect, it } from 'vitest'
import { OFFER } from '../offer-terms.ts'
import { DATA_KINDS, DATA_REGISTER } from './data-register.ts'
import { DATA_TERMS } from './data-terms.ts'

describe('the register of personal data', () => {
  it.each(DATA_KINDS)('says everything of %s in whole sentences', (kind) => {
    const { title, ground, ...sentences } = DATA_REGISTER[kind]
    expect(title).toMatch(/^[А-Я]/)
    expect(ground).toMatch(/ст\. \d+|№ \d+/)
    for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^[А-Я\d].*\.$/)
  })

  it('keeps reports for the month of the offer, and never less', () => {
    expect(OFFER.storageMonths).toBe(1)
    expect(DATA_REGISTER.reports.term).toContain('1 месяц')
    expect(DATA_TERMS.report).toBe(31)
  })

  it.each([
    ['subject-requests', '3 года'],
    ['acts', '3 года'],
    ['events', '180 дней'],
    ['exports', '1 день'],
    ['consents', '30 дней'],
  ] as const)('%s end after %s', (kind, term) => expect(DATA_REGISTER[kind].term).toContain(term))
})
