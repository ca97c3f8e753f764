import { describe, expect, it } from 'vitest'
import { isCalendarDate } from '../fields/date/date.ts'
import { marketingConsent, personalDataConsent } from './consent-documents.ts'
import { DEMO_OPERATOR } from './demo-operator.ts'
import { assertConsents, consentDocument } from './consents.ts'
import { CONSENT_KINDS, documentText } from './legal-document.ts'
import type { LegalDocument, Operator } from './legal-document.ts'
import { offerDocument } from './offer-document.ts'
import { OFFER } from './offer-terms.ts'
import { DATA_DESTRUCTION_DAYS, privacyPolicy } from './privacy-policy.ts'

const operator: Operator = {
  name: 'ООО «Межевой знак»',
  inn: '0000000000',
  ogrn: '0000000000000',
  address: '000000, г. Образцовск, ул. Кленовая, д. 1',
  email: 'help@fiz.localhost',
  registryNumber: '00-00-000000',
}
const offer = documentText(offerDocument(operator))
const policy = documentText(privacyPolicy(operator))

const documents: readonly LegalDocument[] = [
  privacyPolicy(operator),
  ...CONSENT_KINDS.map((kind) => consentDocument(kind, operator)),
]

describe('the operator of a demonstration', () => {
  it('cannot be taken for a real one: it says what it is, and has numbers that do not exist', () => {
    expect(DEMO_OPERATOR.name).toContain('демонстрационный')
    for (const number of [DEMO_OPERATOR.inn, DEMO_OPERATOR.ogrn, DEMO_OPERATOR.registryNumber])
      expect(number).toMatch(/^[0-]{10,13}$/)
    expect(DEMO_OPERATOR.address).toMatch(/^000000, г\. Образцовск/)
    expect(DEMO_OPERATOR.email).toMatch(/@realty\.localhost$/)
  })
})

describe('every document', () => {
  it.each(documents)('$title is numbered throughout and says something in each section', ({ sections }) => {
    expect(sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(sections.map((_, at) => at + 1))
    for (const { paragraphs } of sections) {
      expect(paragraphs).not.toHaveLength(0)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[А-Я].*\.$/)
    }
  })

  it.each(documents)('$title has the date of its words as version', ({ version }) => {
    expect(isCalendarDate(version)).toBe(true)
  })

  it('is one text for the hash of a consent: title, version and the sections with a line for each paragraph', () => {
    const section = { title: '1. Первое', paragraphs: ['Один.', 'Два.'] }
    const document = {
      kind: 'offer',
      version: '2026-11-01',
      title: 'Оферта',
      sections: [section, section],
    } as const
    const body = '1. Первое\nОдин.\nДва.'
    expect(documentText(document)).toBe(`Оферта\n\n2026-11-01\n\n${body}\n\n${body}`)
  })
})

describe('offer', () => {
  it('[CONST-11] names the acceptance window', () => {
    expect(OFFER.acceptanceWorkingDays).toBe(1)
    expect(offer).toContain('в течение 1 рабочего дня после его готовности')
  })

  it('[CONST-12] names the time of the service', () => {
    expect(OFFER.serviceWorkingDays).toBe(7)
    expect(offer).toContain('в течение 7 рабочих дней после оплаты')
  })

  it('[CONST-13] names the storage', () => {
    expect(OFFER.storageMonths).toBe(1)
    expect(offer).toContain('хранится в личном кабинете 1 месяц, затем исполнитель вправе удалить')
  })

  it('[CONST-14] names the refund', () => {
    expect(OFFER.refundWorkingDays).toBe(30)
    expect(offer).toContain('в течение 30 рабочих дней тем же способом')
  })

  it('holds the other terms', () => {
    for (const term of ['предоплата 100%', 'деньги не возвращаются', 'ограничена ценой услуги']) {
      expect(offer).toContain(term)
    }
  })
})

describe('privacy policy', () => {
  it('is no consent and names the operator at once', () => {
    const { kind, sections } = privacyPolicy(operator)
    expect(kind).toBe('privacy')
    expect(sections[0]?.paragraphs.join()).toContain(operator.name)
  })

  it('has sections 1 to 9', () => {
    const numbers = privacyPolicy(operator).sections.map(({ title }) => title.slice(0, 2))
    expect(numbers).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.'])
  })

  it('[CONST-15] names the destruction after a withdrawn consent', () => {
    expect(DATA_DESTRUCTION_DAYS).toBe(30)
    expect(policy).toContain('в течение 30 дней, если федеральный закон не требует иного')
  })

  it.each([
    'бессрочно',
    'обучает сотрудников',
    'оценивает угрозы',
    'записываются в журнал',
    'несанкционированный доступ',
    'на территории Российской Федерации',
    'Неавтоматизированная обработка не ведется',
    'оператор прекратил деятельность',
    'только после вашего согласия',
    'часть функций может работать неверно',
    'отозвать согласие',
    'в суде',
  ])('says «%s»', (words) => expect(policy).toContain(words))
})

describe('consents', () => {
  it('are separate documents of the operator', () => {
    for (const kind of CONSENT_KINDS) {
      const document = consentDocument(kind, operator)
      expect(document.kind).toBe(kind)
      for (const detail of Object.values(operator)) expect(documentText(document)).toContain(detail)
    }
    expect(personalDataConsent(operator).title).toBe('Согласие на обработку персональных данных')
    expect(documentText(marketingConsent(operator))).toContain('Без этого согласия заказ оформляется так же')
  })

  it.each([personalDataConsent, marketingConsent])('say who is allowed and where to withdraw', (consent) => {
    const [allowed, withdrawn] = consent(operator).sections
    expect(allowed?.paragraphs.join()).toContain(`Вы разрешаете ${operator.name}`)
    expect(withdrawn?.paragraphs.join()).toContain(operator.email)
  })

  it('name the days until the data is destroyed', () => {
    const text = documentText(personalDataConsent(operator))
    expect(text).toContain(`в течение ${DATA_DESTRUCTION_DAYS} дней, если федеральный закон не требует иного`)
  })

  it('that are missing are named for the log', () => {
    expect(() => assertConsents([])).toThrow(expect.objectContaining({ detail: 'offer, personal-data' }))
    expect(() => assertConsents(['offer'])).toThrow(expect.objectContaining({ detail: 'personal-data' }))
  })

  it('require the offer and personal data, never marketing', () => {
    expect(() => assertConsents(['offer', 'personal-data'])).not.toThrow()
    for (const given of [[], ['offer'], ['personal-data', 'marketing']] as const) {
      expect(() => assertConsents(given)).toThrow('Поставьте согласие на обработку персональных данных')
    }
  })
})
