import { expect, it } from 'vitest'
import { RISK_QUESTIONS, riskAdvice } from './risk-survey.ts'

it('gives a step with its law for yes, a method to find out for an unknown answer, and nothing else', () => {
  expect(RISK_QUESTIONS.length).toBeGreaterThan(4)
  for (const question of RISK_QUESTIONS) {
    expect(riskAdvice(question, 'yes')).toMatch(/ст\. \d+/)
    expect(riskAdvice(question, 'unknown')).toBe(question.find)
    expect(riskAdvice(question, 'no')).toBeUndefined()
    expect(riskAdvice(question, undefined)).toBeUndefined()
  }
})

it('has keys that the contract of the survey takes, each once', () => {
  const keys = RISK_QUESTIONS.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => !/^[a-z]{1,64}$/.test(key))).toEqual([])
})

it.each([
  [
    'spouse',
    'Объект куплен в браке?',
    'Нужно нотариальное согласие супруга на продажу (п. 3 ст. 35 СК РФ).',
    'Попросите документ-основание и свидетельство о браке или его расторжении: сравните даты.',
  ],
  [
    'children',
    'Есть доля у несовершеннолетнего?',
    'Нужны разрешение опеки и нотариальная сделка (ст. 37 ГК РФ, ст. 54 закона № 218-ФЗ).',
    'Доли и их владельцы есть в выписке ЕГРН, которую может взять сам собственник.',
  ],
  [
    'maternity',
    'Покупали с материнским капиталом?',
    'Дети должны были получить доли (ст. 10 закона № 256-ФЗ). Попросите показать, что они выделены.',
    'Попросите справку Социального фонда об остатке материнского капитала.',
  ],
  [
    'proxy',
    'Продает представитель по доверенности?',
    'Проверьте, что доверенность не отменена: реестр открыт на сайте нотариальной палаты (ст. 188 ГК РФ).',
    'Попросите паспорт того, кто подпишет договор, и сравните с собственником.',
  ],
  [
    'residents',
    'Кто-то зарегистрирован и не выписывается?',
    'Впишите в договор, кто сохраняет право проживать (п. 1 ст. 558 ГК РФ), или ждите снятия с учета.',
    'Попросите справку о зарегистрированных лицах: ее получает собственник.',
  ],
  [
    'price',
    'Просят указать в договоре меньшую цену?',
    'Если сделку отменят, вернут только сумму из договора, а заниженную цену оспорят при банкротстве (ст. 61.2 закона № 127-ФЗ).',
    'Спросите до задатка, какая цена будет в договоре.',
  ],
])('[RISK-13] asks about %s what no register tells: «%s»', (key, text, advice, find) =>
  expect(RISK_QUESTIONS.find((question) => question.key === key)).toEqual({ key, text, advice, find }),
)
