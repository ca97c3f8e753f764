import {
  isAnswerable,
  PRODUCTS,
  unansweredTitles,
  type AnsweredQuestions,
  type PublicPrices,
} from '@proverka/domain/orders'
import type { BrandKey } from '@proverka/domain/sites'
import { Section } from '@proverka/ui/frame'
import { Table } from '@proverka/ui/primitives'
import { useBrand } from '../../../runtime/brand/brand-context.ts'
import { usePublicPrices } from '../../../runtime/prices/public-prices.ts'
import { useAnswered } from '../../../runtime/prices/use-answered.ts'

/** A row of the table: a check of the site. */
interface SaleRow {
  readonly name: string
  readonly title: string
  readonly state: string
  /** Questions without a source, of what is sold without them. */
  readonly without: string
}

/** What the site sells with the sources that it has, and what it does not sell yet (SELL-01). */
export function ForSale() {
  const { key } = useBrand()
  const prices = usePublicPrices()
  const answered = useAnswered()
  if (!prices || !answered) return null
  return (
    <Section
      title="Что мы сейчас проверяем"
      note="Проверку продаем, когда на главный ее вопрос отвечает подключенный источник. Вопросы, на которые пока не ответит никто, называем до оплаты."
    >
      <Table
        caption="Что мы сейчас проверяем"
        columns={[
          { key: 'title', title: 'Проверка', cell: ({ title }: SaleRow) => <b>{title}</b> },
          { key: 'state', title: 'Сейчас', cell: ({ state }: SaleRow) => state },
          { key: 'without', title: 'Без ответа', cell: ({ without }: SaleRow) => without },
        ]}
        rows={saleRows(key, prices, answered)}
        rowKey={({ name }) => name}
      />
    </Section>
  )
}

/** The checks of a brand: what is for sale first, then what has no source, then what the operator does not sell. */
export function saleRows(
  brand: BrandKey,
  prices: PublicPrices,
  answered: AnsweredQuestions,
): readonly SaleRow[] {
  const rows = PRODUCTS.filter(({ brands }) => brands.includes(brand)).map(
    ({ product_name: name, product_name_ru: title }) => {
      const isAnswered = isAnswerable(name, answered)
      const isSold = isAnswered && prices[name] !== undefined
      return {
        name,
        title,
        rank: isSold ? 0 : isAnswered ? 2 : 1,
        state: isSold ? 'продается' : isAnswered ? NOT_SOLD : NOT_CHECKED,
        without: isSold ? unansweredTitles(name, answered).join(', ') || 'отвечаем на все' : '—',
      }
    },
  )
  return rows.toSorted((one, other) => one.rank - other.rank)
}

const NOT_CHECKED = 'пока не проверяем: источник не подключен'
const NOT_SOLD = 'сейчас не продается'
