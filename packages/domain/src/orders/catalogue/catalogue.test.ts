import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkOf } from '../../checks/check-of.ts'
import { productSchema } from '../pricing/product.ts'
import { routeByName } from '../../navigation/routes/routes.ts'
import { catalogueProduct, MIN_PRICE_PRODUCT_IDS, PRODUCTS, productsToAdd } from './products.ts'
import { productsQuery } from './products-query.ts'
import { OPEN_CHECKS } from './records/person-products.ts'
import { SERVICE_CARDS, serviceCards, servicePriceText } from './service-cards.ts'
import { servicesDialog } from './services-dialog.ts'

describe('catalogue', () => {
  it.each([
    ['EgrnObject', 'Выписка ЕГРН об объекте', 'Собственники, обременения', 499],
    ['EgrnRightList', 'Отчет о переходе прав', 'История по правообладателям', 499],
    ['FullCheck', 'Полная проверка', 'Две выписки + проверка собственников', 1497],
  ])('%s has its stated texts', (name, title, description, price) => {
    expect(catalogueProduct(name)).toMatchObject({
      product_name_ru: title,
      product_description: description,
      product_price: price,
    })
  })

  it('is offered by both brands under stable ids', () => {
    for (const product of PRODUCTS) {
      expect(product.product_id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      expect(product.brands).toEqual(['realty', 'fiz'])
      expect([product.price_components, product.coupons]).toEqual([[], []])
    }
  })

  it('says what each product is about, how long it takes and what it runs', () => {
    const rows = PRODUCTS.map(({ product_name, subject, turnaround, product_price, checks, parts }) => [
      `${product_name}: ${subject}, ${turnaround}, ${product_price}`,
      checks.length,
      parts.length,
    ])
    expect(rows).toEqual([
      ['EgrnObject: property, от 30 минут, 499', 0, 0],
      ['EgrnRightList: property, от 30 минут, 499', 0, 0],
      ['RiskAssessmentOwner: owner, от 30 минут, 499', OPEN_CHECKS.length, 0],
      ['FullCheck: property, от 30 минут, 1497', 0, 3],
      ['PersonCheck: person, от 5 минут, 99', OPEN_CHECKS.length, 0],
      ['BailiffCheck: person, около 1 минуты, 29', 1, 0],
      ['PassportCheck: person, мгновенно, 0', 1, 0],
      ['CreditRating: person, около 1 минуты, 299', 4, 0],
      ['CreditRatingShort: person, около 1 минуты, 99', 2, 0],
      ['BailiffFree: person, около 1 минуты, 0', 1, 0],
      ['PassportFull: person, около 1 минуты, 29', 3, 0],
      ['TenantCheck: person, от 5 минут, 99', 5, 0],
      ['DriverCheck: person, от 5 минут, 99', 5, 0],
      ['EmployeeCheck: person, от 5 минут, 99', 8, 0],
      ['BorrowerCheck: person, от 5 минут, 99', 8, 0],
      ['SecurityCheck: person, от 5 минут, 299', 13, 0],
      ['BankruptcyCheck: person, около 1 минуты, 29', 2, 0],
      ['CriminalRecordCheck: person, от 5 минут, 99', 3, 0],
      ['ExitBanCheck: person, около 1 минуты, 29', 2, 0],
      ['TaxCheck: taxpayer, около 1 минуты, 29', 2, 0],
      ['SelfEmployedCheck: taxpayer, около 1 минуты, 29', 2, 0],
      ['CounterAgent: company, от 5 минут, 299', 14, 0],
      ['LegalEntity: company, около 1 минуты, 99', 5, 0],
      ['BusinessPartner: company, от 5 минут, 299', 8, 0],
      ['InnCheck: company, около 1 минуты, 29', 2, 0],
      ['AutoCheck: vehicle, около 1 минуты, 99', 13, 0],
      ['FinesCheck: vehicle, около 1 минуты, 29', 1, 0],
      ['IndependentReport: owner, от 30 минут, 499', OPEN_CHECKS.length, 0],
      ['IndependentReportPerson: person, от 5 минут, 299', OPEN_CHECKS.length, 0],
      ['CostAssessment: flat, около 1 минуты, 99', 1, 0],
    ])
    const checksOf = (name: string) => catalogueProduct(name)?.checks
    expect(checksOf('BailiffCheck')).toEqual(['bailiffs'])
    expect(checksOf('PassportCheck')).toEqual(['passport'])
    expect(checksOf('CreditRating')).toEqual(['bailiffs', 'bankruptcy', 'taxes', 'pledges'])
    expect(checksOf('CreditRatingShort')).toEqual(['bailiffs', 'bankruptcy'])
  })

  it('asks the registers of its subject alone, and is ordered on pages that exist, each on one', () => {
    for (const { subject, checks, pages, sample } of PRODUCTS) {
      const isNumbered = subject === 'company' || subject === 'vehicle' || subject === 'flat'
      expect(checks.filter((type) => type.startsWith(`${subject}-`) !== isNumbered)).toEqual([])
      expect(checks.filter((type) => checkOf(type) === undefined)).toEqual([])
      for (const name of [...pages, ...(sample ? [sample] : [])]) expect(routeByName(name)).toBeDefined()
      expect(subject === 'property' || subject === 'owner').toBe(pages.length === 0)
    }
    const pages = PRODUCTS.flatMap((product) => product.pages)
    // The two forms of one product are chosen on its page.
    expect(pages.filter((page, place) => pages.indexOf(page) !== place)).toEqual(['credit-rating'])
  })

  it('[CONST-16] asks the stated prices alone', () => {
    const singles = PRODUCTS.filter(({ parts }) => parts.length === 0)
    expect(new Set(singles.map((product) => product.product_price))).toEqual(new Set([0, 29, 99, 299, 499]))
  })

  it('has words for every product', () => {
    for (const { product_name_ru, product_description } of PRODUCTS)
      for (const text of [product_name_ru, product_description]) expect(text).toMatch(/^[А-Я][а-яё]{2}/)
  })

  it('puts the parts of a bundle into the cart at the same price', () => {
    const full = PRODUCTS.filter((product) => product.product_name === 'FullCheck')
    const parts = full.flatMap((product) => productsToAdd(product, PRODUCTS))
    expect(parts.map((part) => part.product_name)).toEqual([
      'EgrnObject',
      'EgrnRightList',
      'RiskAssessmentOwner',
    ])
    expect(parts.reduce((sum, part) => sum + part.product_price, 0)).toBe(full[0]?.product_price)
  })

  it('knows the parts of a bundle that came over the wire without them', () => {
    const wire = PRODUCTS.map(({ product_name }) => ({ product_name }))
    expect(productsToAdd({ product_name: 'FullCheck' }, wire)).toHaveLength(3)
    expect(productsToAdd({ product_name: 'New' }, wire)).toEqual([{ product_name: 'New' }])
    expect(productsToAdd({ product_name: 'PersonCheck' }, wire)).toEqual([{ product_name: 'PersonCheck' }])
  })

  it('[ENTITY-09] parses every seeded product', () => {
    for (const product of PRODUCTS) expect(v.is(productSchema, product)).toBe(true)
    expect(new Set(PRODUCTS.map((product) => product.product_id)).size).toBe(PRODUCTS.length)
  })

  it('[CONST-21] has three products of the minimum price', () => {
    expect(MIN_PRICE_PRODUCT_IDS).toHaveLength(3)
    const priced = PRODUCTS.filter(({ product_id }) => MIN_PRICE_PRODUCT_IDS.includes(product_id))
    expect(Math.min(...priced.map(({ product_price }) => product_price))).toBe(499)
  })
})

describe('the query of the products', () => {
  it('[OBJ-23] names a valid cadastral number, and is null for an invalid one', () => {
    expect(productsQuery({ kadastrNumber: '77:01:0001001:1' })).toEqual({ kadastrNumber: '77:01:0001001:1' })
    expect(productsQuery({ kadastrNumber: '77 01 0001001 1' })).toEqual({ kadastrNumber: '77:01:0001001:1' })
    expect(productsQuery({ kadastrNumber: '12' })).toBeNull()
  })

  it('has no number at the start of a page, and nothing empty', () => {
    expect(productsQuery()).toEqual({})
    expect(productsQuery({ kadastrNumber: '', campaign: '', coupon: 'SALE', partnerID: 'p1' })).toEqual({
      coupon: 'SALE',
      partnerID: 'p1',
    })
    expect(productsQuery({ campaign: 'c1', partnerID: undefined })).toEqual({ campaign: 'c1' })
  })
})

describe('service cards', () => {
  it('[CONST-16] use exactly the stated prices', () => {
    const prices = new Set(SERVICE_CARDS.flatMap((card) => card.price ?? []))
    expect([...prices].toSorted((a, b) => a - b)).toEqual([0, 29, 99, 299, 499])
  })

  it('word prices and times as stated', () => {
    const rows = SERVICE_CARDS.map((card) => [
      card.place,
      card.title,
      servicePriceText(card),
      card.turnaround,
    ])
    expect(rows).toEqual([
      ['home', 'Проверка человека', 'от 99 ₽', 'от 5 минут'],
      ['home', 'Долги у приставов', '29 ₽', 'около 1 минуты'],
      ['home', 'Проверка паспорта', 'Бесплатно', 'мгновенно'],
      ['home', 'Финансовая надежность', '299 ₽', 'около 1 минуты'],
      ['list', 'Финансовая надежность', 'от 99 ₽', 'около 1 минуты'],
      ['dialog', 'Проверка недвижимости и собственника', 'от 499 ₽', 'от 30 минут'],
      ['dialog', 'Проверка человека', 'от 99 ₽', 'от 5 минут'],
      ['dialog', 'Рыночная оценка', 'от 99 ₽', 'около 1 минуты'],
      ['dialog', 'История продаж в доме', undefined, 'мгновенно'],
    ])
  })

  it('are distinguishable', () => {
    const keys = SERVICE_CARDS.map((card) => card.key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => !/^[a-z-]+$/.test(key))).toEqual([])
    expect(serviceCards('home', false).map((card) => card.key)).toEqual([
      'person',
      'bailiffs',
      'passport',
      'reliability',
    ])
    expect(serviceCards('list', true).map((card) => card.key)).toEqual(['reliability-from'])
  })

  it('hide the sale history from guests and lead to pages that exist', () => {
    const keys = (loggedIn: boolean) => serviceCards('dialog', loggedIn).map((card) => card.key)
    expect(keys(false)).not.toContain('sale-history-dialog')
    expect(keys(true)).toContain('sale-history-dialog')
    for (const card of SERVICE_CARDS) expect(routeByName(card.routeName)).toBeDefined()
  })

  it('make up the services dialog of each brand', () => {
    const rows = (brand: 'realty' | 'fiz', loggedIn: boolean) =>
      servicesDialog(brand, loggedIn).map((card) =>
        [card.title, servicePriceText(card), card.turnaround].join(', '),
      )
    const shared = [
      'Проверка недвижимости и собственника, от 499 ₽, от 30 минут',
      'Проверка человека, от 99 ₽, от 5 минут',
      'Рыночная оценка, от 99 ₽, около 1 минуты',
    ]
    expect(rows('realty', false)).toEqual(shared)
    expect(rows('realty', true)).toEqual([...shared, 'История продаж в доме, , мгновенно'])
    expect(rows('fiz', true)).toEqual([
      'Долги у приставов, 29 ₽, около 1 минуты',
      'Проверка паспорта, Бесплатно, мгновенно',
      shared[1],
      'Финансовая надежность, от 99 ₽, около 1 минуты',
      shared[0],
      shared[2],
      'История продаж в доме, , мгновенно',
    ])
    expect(rows('fiz', false)).toHaveLength(6)
  })
})
