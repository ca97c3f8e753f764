import type { Advert } from '@proverka/api/contract'
import { formatDate, formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Link, Table } from '@proverka/ui/primitives'
import { advertFacts } from './advert-facts.ts'
import * as css from './market.css.ts'

interface AdvertTableProps {
  readonly caption: string
  readonly adverts: readonly Advert[]
  /** The sign that the price of each row has on a ruler. */
  readonly signOf?: (place: number) => string
}

/** Adverts with address and price, one flat a row (PROD-12). */
export function AdvertTable({ caption, adverts, signOf }: AdvertTableProps) {
  const columns = signOf ? [signColumn(adverts, signOf), ...COLUMNS] : COLUMNS
  return <Table caption={caption} columns={columns} rows={adverts} rowKey={({ id }) => id} />
}

const signColumn = (adverts: readonly Advert[], signOf: (place: number) => string) => ({
  key: 'sign',
  title: 'На шкале',
  cell: (advert: Advert) => <b className={css.sign}>{signOf(adverts.indexOf(advert))}</b>,
})

const COLUMNS = [
  {
    key: 'address',
    title: 'Адрес',
    untitled: true,
    cell: ({ id, address, info }: Advert) => (
      <>
        <b>
          <Link href={buildPath('adverts-id', { id })}>{typograph(address)}</Link>
        </b>
        <span className={css.small}>{advertFacts(info)}</span>
      </>
    ),
  },
  {
    key: 'seen',
    title: 'В продаже',
    cell: ({ info }: Advert) => `${formatDate(info.listed_on)}\u00a0— ${formatDate(info.seen_on)}`,
  },
  {
    key: 'price',
    title: 'Цена',
    right: true,
    cell: ({ info }: Advert) => (
      <>
        <b>{formatMoney(info.price)}</b>
        <span className={css.small}>{formatMoney(info.price_per_m2)} за м²</span>
      </>
    ),
  },
]
