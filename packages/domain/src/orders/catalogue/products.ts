import type { Product } from '../pricing/product.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { COMPANY_PRODUCTS } from './records/company-products.ts'
import { FLAT_PRODUCTS } from './records/flat-products.ts'
import { INDEPENDENT_PRODUCTS } from './records/independent-products.ts'
import { OPEN_CHECKS, PERSON_PRODUCTS } from './records/person-products.ts'
import { plain } from './records/plain.ts'
import { TAXPAYER_PRODUCTS } from './records/taxpayer-products.ts'
import { VEHICLE_PRODUCTS } from './records/vehicle-products.ts'

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
  sample: 'egrn-object-preview-id',
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
  sample: 'egrn-right-list-preview-id',
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
  checks: OPEN_CHECKS,
  leading: ['bailiffs'],
  sample: 'risk-preview-id',
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
  sample: 'full-check-preview-id',
}

/** The demo catalogue (PROD-02..05, CONST-16); ids are stable, prices are roubles. */
export const PRODUCTS: readonly CatalogueProduct[] = [
  EGRN_OBJECT,
  EGRN_RIGHT_LIST,
  OWNER_CHECK,
  FULL_CHECK,
  ...PERSON_PRODUCTS,
  ...TAXPAYER_PRODUCTS,
  ...COMPANY_PRODUCTS,
  ...VEHICLE_PRODUCTS,
  ...INDEPENDENT_PRODUCTS,
  ...FLAT_PRODUCTS,
]

/** The three products among which the «от» price is chosen (CONST-21, AMB-31). */
export const MIN_PRICE_PRODUCT_IDS: readonly string[] = FULL_CHECK_PARTS.map((part) => part.product_id)

/** The catalogue entry of a product name. */
export function catalogueProduct(productName: string): CatalogueProduct | undefined {
  return PRODUCTS.find((product) => product.product_name === productName)
}

/** Whether its parts are ordered instead of it. */
export function isBundle(productName: string): boolean {
  return (catalogueProduct(productName)?.parts ?? []).length > 0
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
