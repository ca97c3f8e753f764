import type { Advert } from '@proverka/api/contract'
import { formatDate, formatMoney } from '@proverka/domain'
import { Table } from '@proverka/ui/primitives'
import * as css from './market.css.ts'

/** Adverts with address and price, one flat a row (PROD-12). */
export function AdvertTable({ caption, adverts }: { caption: string; adverts: readonly Advert[] }) {
  return <Table caption={caption} columns={COLUMNS} rows={adverts} rowKey={({ id }) => id} />
}

const COLUMNS = [
  {
    key: 'address',
    title: 'Адрес',
    untitled: true,
    cell: ({ address, info }: Advert) => (
      <>
        <b>{address}</b>
        <span className={css.small}>{factsOf(info)}</span>
      </>
    ),
  },
  {
    key: 'seen',
    title: 'В\u00a0продаже',
    cell: ({ info }: Advert) => `${formatDate(info.listed_on)}\u00a0— ${formatDate(info.seen_on)}`,
  },
  {
    key: 'price',
    title: 'Цена',
    right: true,
    cell: ({ info }: Advert) => (
      <>
        <b>{formatMoney(info.price)}</b>
        <span className={css.small}>{formatMoney(info.price_per_m2)} за&nbsp;м²</span>
      </>
    ),
  },
]

/** «2 комнаты, 54,3 м², этаж 5»: what an advert says of its flat, and what it does not. */
function factsOf({ rooms, area, floor }: Advert['info']): string {
  return [
    rooms === null ? 'комнаты не\u00a0указаны' : `комнат\u00a0${rooms}`,
    `${area.toLocaleString('ru-RU')}\u00a0м²`,
    floor === null ? 'этаж не\u00a0указан' : `этаж\u00a0${floor}`,
  ].join(', ')
}
