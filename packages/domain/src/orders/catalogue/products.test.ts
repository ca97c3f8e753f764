import { describe, expect, it } from 'vitest'
import { EXPERT_REPORT_PRODUCT_NAME } from '../pricing/product-kinds.ts'
import { catalogueProduct, isBundle, PRODUCTS } from './products.ts'
import { taskTypesOf } from './task-types.ts'

const namesOf = (products: typeof PRODUCTS) => products.map(({ product_name }) => product_name)

describe('a product of the catalogue', () => {
  it('is a bundle when its parts are ordered instead of it', () => {
    expect(isBundle('FullCheck')).toBe(true)
    for (const name of ['EgrnObject', 'PersonCheck', 'New'])
      expect([name, isBundle(name)]).toEqual([name, false])
  })

  it('[ROLE-36] is the expert report under the name that only a setting opens', () => {
    expect(catalogueProduct(EXPERT_REPORT_PRODUCT_NAME)?.product_name_ru).toBe('Экспертный отчет')
  })

  it.each([
    ['EgrnObject', ['extract']],
    ['EgrnRightList', ['rights-history']],
    ['TaxCheck', ['taxes', 'accountBlocks']],
    ['InnCheck', ['company-register', 'company-blocks']],
    ['FullCheck', []],
    ['New', []],
  ])('%s asks %j', (name, types) => {
    expect(taskTypesOf(name)).toEqual(types)
  })

  it.each([
    ['egrn-object-preview-id', ['EgrnObject']],
    ['egrn-right-list-preview-id', ['EgrnRightList']],
    ['risk-preview-id', ['RiskAssessmentOwner']],
    ['full-check-preview-id', ['FullCheck']],
    [
      'check-person-preview-id',
      [
        'PersonCheck',
        'TenantCheck',
        'DriverCheck',
        'EmployeeCheck',
        'BorrowerCheck',
        'SecurityCheck',
        'BankruptcyCheck',
        'CriminalRecordCheck',
        'ExitBanCheck',
      ],
    ],
    ['credit-rating-preview-id', ['CreditRating']],
    ['counter-agent-preview-id', ['CounterAgent', 'LegalEntity', 'BusinessPartner', 'InnCheck']],
    ['check-auto-preview-id', ['AutoCheck']],
    ['independent-report-preview-id', ['IndependentReport', 'IndependentReportPerson']],
    ['cost-assessment-preview-id', ['CostAssessment']],
  ])('the sample %s shows what comes of %j', (route, names) => {
    expect(namesOf(PRODUCTS.filter(({ sample }) => sample === route))).toEqual(names)
  })
})

describe('the form of a product', () => {
  it.each([
    ['PassportCheck', ['passport']],
    ['PassportFull', ['passport']],
    ['DriverCheck', ['license']],
    ['FinesCheck', ['certificate']],
  ])('of %s insists on %j', (name, asks) => {
    expect(catalogueProduct(name)?.asks).toEqual(asks)
  })

  it('insists on nothing more anywhere else', () => {
    expect(namesOf(PRODUCTS.filter(({ asks }) => asks !== undefined))).toEqual([
      'PassportCheck',
      'PassportFull',
      'DriverCheck',
      'FinesCheck',
    ])
  })

  it('has no passport and INN where the registers are asked by name and birthday', () => {
    expect(namesOf(PRODUCTS.filter(({ short }) => short))).toEqual([
      'BailiffCheck',
      'CreditRatingShort',
      'BailiffFree',
      'BankruptcyCheck',
      'CriminalRecordCheck',
      'ExitBanCheck',
    ])
  })

  it('takes the report of a credit bureau for the financial reliability alone', () => {
    expect(namesOf(PRODUCTS.filter(({ bureauReport }) => bureauReport))).toEqual(['CreditRating'])
  })
})
