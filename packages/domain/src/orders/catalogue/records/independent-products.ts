import type { CatalogueProduct } from '../catalogue-product.ts'
import { OPEN_CHECKS } from './person-products.ts'
import { plain } from './plain.ts'

const LIMITS = [
  'Заключение составляют правила из ответов реестров. Это не экспертиза и не совет юриста.',
  'Документов сделки и самого объекта заключение не видит: покажите их юристу или нотариусу.',
]

/** Reports with a conclusion of their own (PROD-06); the second one is opened by the setting `ai_report` (ROLE-36). */
export const INDEPENDENT_PRODUCTS: readonly CatalogueProduct[] = [
  {
    ...plain,
    product_id: '24b8f3fa-4934-452e-9e90-b8bde8c4e23e',
    product_name: 'IndependentReport',
    product_name_ru: 'Независимый отчет',
    product_description: 'Проверка собственника с заключением',
    product_price: 499,
    brands: ['realty', 'fiz'],
    subject: 'owner',
    turnaround: 'от 30 минут',
    checks: OPEN_CHECKS,
    leading: ['bailiffs'],
    sample: 'independent-report-preview-id',
    limits: LIMITS,
  },
  {
    ...plain,
    product_id: '9613c9ae-fa7c-44c2-8901-bd1b71134535',
    product_name: 'IndependentReportPerson',
    product_name_ru: 'Экспертный отчет',
    product_description: 'Проверка человека с заключением',
    product_price: 299,
    brands: ['realty', 'fiz'],
    subject: 'person',
    turnaround: 'от 5 минут',
    checks: OPEN_CHECKS,
    leading: ['bailiffs'],
    pages: ['physcheck-expert'],
    sample: 'independent-report-preview-id',
    limits: LIMITS,
  },
]
