import type { CatalogueProduct } from '../catalogue-product.ts'
import { plain } from './plain.ts'

/** Products about a car. */
export const VEHICLE_PRODUCTS: readonly CatalogueProduct[] = [
  {
    ...plain,
    product_id: 'f08063cd-be8d-472a-a54f-f28f462c358d',
    product_name: 'AutoCheck',
    product_name_ru: 'Проверка авто',
    product_description: 'Запреты, залог, розыск, ДТП, пробег и хозяева',
    product_price: 99,
    brands: ['realty', 'fiz'],
    subject: 'vehicle',
    turnaround: 'около 1 минуты',
    checks: [
      'vehicle-registrations',
      'vehicle-mileage',
      'vehicle-restrictions',
      'vehicle-wanted',
      'vehicle-pledges',
      'vehicle-accidents',
      'vehicle-taxi',
      'vehicle-insurance',
      'vehicle-scrapped',
      'vehicle-leasing',
      'vehicle-documents',
      'vehicle-recalls',
      'vehicle-customs',
    ],
    leading: ['vehicle-registrations', 'vehicle-pledges'],
    pages: ['proverka-avto'],
    sample: 'check-auto-preview-id',
    limits: [
      'Имена прежних хозяев закрыты: ГИБДД показывает только вид владельца и даты (закон № 152-ФЗ).',
      'По одному гос. номеру часть реестров не отвечает: им нужен VIN. Укажите оба номера, если знаете.',
    ],
  },
  {
    ...plain,
    product_id: 'c7e4a229-2ec9-4eb8-ac2d-1ee005b7de9f',
    product_name: 'FinesCheck',
    product_name_ru: 'Проверка штрафов',
    product_description: 'Неоплаченные штрафы ГИБДД',
    product_price: 29,
    brands: ['realty', 'fiz'],
    subject: 'vehicle',
    turnaround: 'около 1 минуты',
    occasion: 'own',
    checks: ['vehicle-fines'],
    pages: ['proverka-shtrafov'],
    asks: ['certificate'],
    limits: [
      'ГИС ГМП отвечает только по паре «номер и СТС»: без свидетельства о регистрации штрафы не показывают.',
    ],
  },
]
