import type { tariffs } from '@proverka/api/contract'
import type { InferOutput } from 'valibot'

type TariffList = InferOutput<(typeof tariffs)['listTariffs']['reply']>

const tariff = (
  tariff_simple_id: number,
  name: string,
  { price, days, unit }: { price: number; days: number | null; unit: number },
): TariffList[number] => ({
  tariff_simple_id,
  name,
  category: 'person',
  price,
  days,
  description: days === null ? 'По ценам каталога' : `${price} рублей на ${days} дней`,
  products: [
    {
      product_id: '5889adc0-0bd1-4193-9d0c-06093117bbed',
      product_name: 'EgrnObject',
      product_name_ru: 'Выписка ЕГРН об объекте',
      price: unit,
    },
  ],
})

/** The price list of tariffs, as the server gives it. */
export const SAMPLE_TARIFFS: TariffList = [
  tariff(0, 'Стартовый', { price: 0, days: null, unit: 499 }),
  tariff(1, 'Базовый', { price: 0, days: null, unit: 474 }),
  tariff(2, 'Постоянный', { price: 490, days: 30, unit: 449 }),
  tariff(3, 'Риелтор', { price: 1490, days: 30, unit: 424 }),
  tariff(4, 'Агентство', { price: 4990, days: 30, unit: 374 }),
]
