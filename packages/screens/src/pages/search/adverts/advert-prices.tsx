import type { Advert } from '@proverka/api/contract'
import { formatDate, formatMoney } from '@proverka/domain'
import type { PriceStep } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Link, Table } from '@proverka/ui/primitives'
import { changeText } from './price-words.ts'
import { siteHost } from './site-host.ts'

interface PriceHistoryProps {
  /** Rows of the wire, oldest first: id, day, price. */
  readonly prices: readonly (readonly [string, string, number])[]
}

/** Each price that the advert had, newest first. */
export function PriceHistory({ prices }: PriceHistoryProps) {
  const steps = prices.map(([, day, price]) => ({ day, price }))
  const rows = steps.map((step, at) => ({ ...step, before: steps[at - 1]?.price })).toReversed()
  return (
    <Panel id="prices" title="История цены" padded>
      <Table
        caption="История цены"
        columns={PRICE_COLUMNS}
        rows={rows}
        rowKey={({ day }) => day}
        empty="История цены не указана"
      />
    </Panel>
  )
}

type PriceLine = PriceStep & { readonly before: number | undefined }

const PRICE_COLUMNS = [
  { key: 'day', title: 'С какого дня', cell: ({ day }: PriceLine) => formatDate(day) },
  { key: 'price', title: 'Цена', right: true, cell: ({ price }: PriceLine) => <b>{formatMoney(price)}</b> },
  {
    key: 'change',
    title: 'Изменение',
    right: true,
    cell: ({ price, before }: PriceLine) =>
      before === undefined ? 'первая цена' : price === before ? 'та же' : changeText(price - before),
  },
]

/** The same flat in other adverts (ADVERT-06). */
export function Duplicates({ adverts }: { adverts: readonly Advert[] }) {
  return (
    <Panel title="Та же квартира в других объявлениях" padded>
      {adverts.length === 0 ? (
        <p>Других объявлений этой квартиры не найдено.</p>
      ) : (
        <Table
          caption="Та же квартира в других объявлениях"
          columns={DUPLICATE_COLUMNS}
          rows={adverts}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  )
}

const DUPLICATE_COLUMNS = [
  {
    key: 'site',
    title: 'Площадка',
    untitled: true,
    cell: ({ id, info }: Advert) => <Link href={buildPath('adverts-id', { id })}>{siteHost(info.url)}</Link>,
  },
  {
    key: 'since',
    title: 'В продаже с',
    cell: ({ info }: Advert) => formatDate(info.listed_on),
  },
  {
    key: 'price',
    title: 'Цена',
    right: true,
    cell: ({ info }: Advert) => <b>{formatMoney(info.price)}</b>,
  },
]
