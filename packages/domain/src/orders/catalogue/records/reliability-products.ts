import type { CatalogueProduct } from '../catalogue-product.ts'
import { plain } from './plain.ts'

const CREDIT_HISTORY_LIMITS = [
  'Кредитную историю бюро выдают самому человеку или с его письменного согласия (ст. 6 закона № 218-ФЗ). Здесь ее нет.',
  'Свою историю можно получить бесплатно дважды в год: список бюро дает портал «Госуслуги».',
]

/** Whether a person pays what they owe: the whole and its short form, which one page sells (DEC-17). */
export const RELIABILITY_PRODUCTS: readonly CatalogueProduct[] = [
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
    leading: ['bailiffs', 'bankruptcy'],
    pages: ['credit-rating', 'proverka-bki'],
    sample: 'credit-rating-preview-id',
    bureauReport: true,
    limits: [
      ...CREDIT_HISTORY_LIMITS,
      'Балл из своего отчета бюро можно вписать: покажем его на шкале этого бюро, со слов документа. Своего балла сервис не считает.',
    ],
  },
  {
    ...plain,
    product_id: '0d3a244e-cce8-48cf-8628-91edb1ea5e0a',
    product_name: 'CreditRatingShort',
    product_name_ru: 'Финансовая надежность: кратко',
    product_description: 'Долги и банкротство',
    product_price: 99,
    brands: ['realty', 'fiz'],
    subject: 'person',
    turnaround: 'около 1 минуты',
    checks: ['bailiffs', 'bankruptcy'],
    pages: ['credit-rating'],
    short: true,
    limits: CREDIT_HISTORY_LIMITS,
  },
]
