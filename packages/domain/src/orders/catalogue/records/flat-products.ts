import type { CatalogueProduct } from '../catalogue-product.ts'
import { plain } from './plain.ts'

/** Products about a flat on the market (PROD-07). */
export const FLAT_PRODUCTS: readonly CatalogueProduct[] = [
  {
    ...plain,
    product_id: 'b7c41c0e-93a5-4f0e-8f53-6d1f2a4e7c19',
    product_name: 'CostAssessment',
    product_name_ru: 'Оценка стоимости квартиры',
    product_description: 'Диапазон цены, похожие квартиры, поправки и ошибка',
    product_price: 99,
    brands: ['realty', 'fiz'],
    subject: 'flat',
    turnaround: 'около 1 минуты',
    checks: ['flat-value'],
    pages: ['valuation'],
    sample: 'cost-assessment-preview-id',
    limits: ['Это не отчет оценщика по закону № 135-ФЗ. Для банка, суда, опеки и нотариуса нужен оценщик.'],
  },
]
