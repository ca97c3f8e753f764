import { expect, it } from 'vitest'
import { catalogueProduct, PRODUCTS } from './products.ts'

/** What the law keeps closed, or what helps instead, by product: the words on which each sentence hangs. */
const LIMITS: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['PassportCheck', ['Чей он и кто в нем вписан, не сообщают']],
  ['CreditRating', ['ст. 6 закона № 218-ФЗ', 'бесплатно дважды в год', 'Своего балла сервис не считает']],
  ['CreditRatingShort', ['ст. 6 закона № 218-ФЗ', 'бесплатно дважды в год']],
  ['BailiffFree', ['только число производств']],
  ['PassportFull', ['Прописку, семейное положение и прежние паспорта']],
  ['TenantCheck', ['Доход и место работы закрыты']],
  ['DriverCheck', ['врачебной тайной (ст. 13 закона № 323-ФЗ)']],
  ['EmployeeCheck', ['ст. 65 ТК РФ', 'письменного согласия (ст. 86 ТК РФ)']],
  ['BorrowerCheck', ['ст. 6 закона № 218-ФЗ']],
  ['SecurityCheck', ['ст. 272.1 УК РФ', 'письменного согласия (ст. 86 ТК РФ)']],
  ['CriminalRecordCheck', ['Открытого реестра судимостей нет', 'не значит, что судимости нет']],
  ['ExitBanCheck', ['Открытого реестра запретов нет', 'от 30 000 ₽, а по алиментам и вреду от 10 000 ₽']],
  ['TaxCheck', ['ст. 102 НК РФ']],
  ['SelfEmployedCheck', ['ст. 102 НК РФ']],
  ['InnCheck', ['в ЕГРИП его нет']],
  ['AutoCheck', ['закон № 152-ФЗ', 'им нужен VIN']],
  ['FinesCheck', ['без свидетельства о регистрации штрафы не показывают']],
  ['IndependentReport', ['не экспертиза и не совет юриста', 'покажите их юристу или нотариусу']],
  ['IndependentReportPerson', ['не экспертиза и не совет юриста', 'покажите их юристу или нотариусу']],
  ['CostAssessment', ['не отчет оценщика по закону № 135-ФЗ']],
]

it.each(LIMITS)('%s says before the payment what it cannot answer: %j', (name, words) => {
  expect(catalogueProduct(name)?.limits).toEqual(
    words.map((text) => expect.stringContaining(text) as unknown),
  )
})

it('every product with such words is among these', () => {
  const limited = PRODUCTS.filter(({ limits }) => limits !== undefined)
  expect(limited.map(({ product_name }) => product_name)).toEqual(LIMITS.map(([name]) => name))
})
