import type { CatalogueProduct } from '../catalogue-product.ts'
import { plain } from './plain.ts'

/** Products about a person of whom nothing but the taxpayer number is asked. */
export const TAXPAYER_PRODUCTS: readonly CatalogueProduct[] = [
  {
    ...plain,
    product_id: 'f758b377-6270-4ba2-bdcf-4a64c5fbfd39',
    product_name: 'TaxCheck',
    product_name_ru: 'Проверка налоговой задолженности',
    product_description: 'Долг по налогам и блокировка счетов по ИНН',
    product_price: 29,
    brands: ['realty', 'fiz'],
    subject: 'taxpayer',
    turnaround: 'около 1 минуты',
    occasion: 'own',
    checks: ['taxes', 'accountBlocks'],
    leading: ['taxes'],
    pages: ['proverka-nalogov'],
    limits: [
      'Начисленные, но не просроченные налоги видит только сам человек в личном кабинете ФНС (ст. 102 НК РФ).',
    ],
  },
  {
    ...plain,
    product_id: '30295e05-1670-4b5a-9515-0ad30c5f684d',
    product_name: 'SelfEmployedCheck',
    product_name_ru: 'Проверка самозанятого',
    product_description: 'Платит ли человек налог на профессиональный доход',
    product_price: 29,
    brands: ['realty', 'fiz'],
    subject: 'taxpayer',
    turnaround: 'около 1 минуты',
    occasion: 'contract',
    checks: ['selfEmployed', 'accountBlocks'],
    leading: ['selfEmployed'],
    pages: ['proverka-samozanyatogo'],
    limits: ['Доход и чеки самозанятого видит только он сам (ст. 102 НК РФ).'],
  },
]
