import { KeyHint, type DataColumn } from '@proverka/ui/console'
import type { ProductRow } from './catalogue-queries.ts'
import { rubles } from '../../parts/rubles.ts'
import { SiteMarks } from '../../parts/site-marks.tsx'

export const productColumns = (names: ReadonlyMap<string, string>): readonly DataColumn<ProductRow>[] => [
  {
    key: 'sites',
    title: 'Сайт',
    cell: ({ brands }) => <SiteMarks brands={brands} />,
  },
  { key: 'name', title: 'Товар', names: true, wraps: true, cell: ({ product_name_ru }) => product_name_ru },
  {
    key: 'parts',
    title: 'Из чего цена',
    wraps: true,
    cell: ({ parts, base }) =>
      parts.length > 0
        ? `сумма частей: ${parts.map((part) => names.get(part) ?? part).join(', ')}`
        : base
          ? 'своя цена'
          : 'не продается',
  },
  {
    key: 'price',
    title: 'Цена',
    right: true,
    cell: ({ price }) => (price === null ? 'нет' : rubles(price)),
  },
  { key: 'own', title: 'Своих цен', right: true, cell: ({ own_prices }) => own_prices || '—' },
  {
    key: 'sold',
    title: 'Продано за 30 дней',
    right: true,
    cell: ({ sold }) => sold.toLocaleString('ru'),
  },
]

/** What the keys of the list do. */
export const productHint = (
  <>
    <KeyHint keys={['j', 'k']} /> по строкам, <KeyHint keys={['Enter']} /> цена и история
  </>
)
