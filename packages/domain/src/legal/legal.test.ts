import { describe, expect, it } from 'vitest'
import { marketingConsent, personalDataConsent } from './consent-documents.ts'
import { assertConsents, consentDocument } from './consents.ts'
import { CONSENT_KINDS, documentText } from './legal-document.ts'
import type { Operator } from './legal-document.ts'
import { OFFER, offerDocument } from './offer-document.ts'
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

  it('require the offer and personal data, never marketing', () => {
    expect(() => assertConsents(['offer', 'personal-data'])).not.toThrow()
    for (const given of [[], ['offer'], ['personal-data', 'marketing']] as const) {
      expect(() => assertConsents(given)).toThrow('Поставьте согласие на обработку персональных данных')
    }
  })
})
