import { CHECK_TYPES } from '../../reports/checks/check.ts'
import type { Product } from '../pricing/product.ts'
import type { CatalogueProduct } from './catalogue-product.ts'

const plain = { price_components: [], coupons: [], checks: [], parts: [] }

const EGRN_OBJECT: CatalogueProduct = {
  ...plain,
  product_id: '5889adc0-0bd1-4193-9d0c-06093117bbed',
  product_name: 'EgrnObject',
  product_name_ru: 'Выписка ЕГРН об объекте',
  product_description: 'Собственники, обременения',
  product_price: 499,
  brands: ['realty', 'fiz'],
  subject: 'property',
  turnaround: 'от 30 минут',
}

const EGRN_RIGHT_LIST: CatalogueProduct = {
  ...plain,
  product_id: '019bd2d3-a928-42a3-91c2-a188278f658c',
  product_name: 'EgrnRightList',
  product_name_ru: 'Отчет о переходе прав',
  product_description: 'История по правообладателям',
  product_price: 499,
  brands: ['realty', 'fiz'],
  subject: 'property',
  turnaround: 'от 30 минут',
}

const OWNER_CHECK: CatalogueProduct = {
  ...plain,
  product_id: 'e809d06d-8cff-4d53-892b-54a44c078e1b',
  product_name: 'RiskAssessmentOwner',
  product_name_ru: 'Проверка собственника',
  product_description: 'Банкротство, долги, суды, розыск',
  product_price: 499,
  brands: ['realty', 'fiz'],
  subject: 'owner',
  turnaround: 'от 30 минут',
  checks: CHECK_TYPES,
}

const FULL_CHECK_PARTS = [EGRN_OBJECT, EGRN_RIGHT_LIST, OWNER_CHECK]

const FULL_CHECK: CatalogueProduct = {
  ...plain,
  product_id: '562b9eb7-3de2-4fcc-b46a-6f2ad12a7b48',
  product_name: 'FullCheck',
  product_name_ru: 'Полная проверка',
  product_description: 'Две выписки + проверка собственников',
  product_price: FULL_CHECK_PARTS.reduce((sum, part) => sum + part.product_price, 0),
  brands: ['realty', 'fiz'],
  subject: 'property',
  turnaround: 'от 30 минут',
  parts: FULL_CHECK_PARTS.map((part) => part.product_name),
}

/** The demo catalogue (PROD-02..05, CONST-16); ids are stable, prices are roubles. */
export const PRODUCTS: readonly CatalogueProduct[] = [
  EGRN_OBJECT,
  EGRN_RIGHT_LIST,
  OWNER_CHECK,
  FULL_CHECK,
  {
    ...plain,
    product_id: 'd31923a7-c548-4751-9d92-61417b7e0561',
    product_name: 'PersonCheck',
    product_name_ru: 'Проверка человека',
    // «Проверок» is right from 5 to 20.
    product_description: `Открытые реестры, ${CHECK_TYPES.length} проверок`,
    product_price: 99,
    brands: ['realty', 'fiz'],
    subject: 'person',
    turnaround: 'от 5 минут',
    checks: CHECK_TYPES,
  },
  {
    ...plain,
    product_id: '22e3d855-f176-4ce6-92d5-14e29ff72055',
    product_name: 'BailiffCheck',
    product_name_ru: 'Долги у приставов',
    product_description: 'Исполнительные производства и остаток долга',
    product_price: 29,
    brands: ['realty', 'fiz'],
    subject: 'person',
    turnaround: 'около 1 минуты',
    checks: ['bailiffs'],
  },
  {
    ...plain,
    product_id: '303ce9b8-bfe7-4977-9ee4-30195dcaa94e',
    product_name: 'PassportCheck',
    product_name_ru: 'Проверка паспорта',
    product_description: 'Числится ли паспорт среди недействительных',
    product_price: 0,
    brands: ['realty', 'fiz'],
    subject: 'person',
    turnaround: 'мгновенно',
    checks: ['passport'],
  },
  {
    ...plain,
    product_id: '93011195-92dd-4c39-a98f-9a199a716a65',
    product_name: 'CreditRating',
    product_name_ru: 'Финансовая надежность',
    product_description: 'Долги, банкротство, налоги и залоги',
    product_price: 299,
    brands: ['realty', 'fiz'],
    subject: 'person',
    turnaround: 'около 1 минуты',
    checks: ['bailiffs', 'bankruptcy', 'taxes', 'pledges'],
  },
]

/** The three products among which the «от» price is chosen (CONST-21, AMB-31). */
export const MIN_PRICE_PRODUCT_IDS: readonly string[] = FULL_CHECK_PARTS.map((part) => part.product_id)

/** The catalogue entry of a product name. */
export function catalogueProduct(productName: string): CatalogueProduct | undefined {
  return PRODUCTS.find((product) => product.product_name === productName)
}

/** The products that go into the cart when this one is chosen: the parts of a bundle, else itself (PROD-04). */
export function productsToAdd<T extends Pick<Product, 'product_name'>>(
  product: T & { readonly parts?: readonly string[] },
  all: readonly T[],
): readonly T[] {
  const parts = product.parts ?? catalogueProduct(product.product_name)?.parts ?? []
  if (parts.length === 0) return [product]
  return all.filter((candidate) => parts.includes(candidate.product_name))
}
