import { pluralWord } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { DataTable, Panel, type DataColumn } from '@proverka/ui/console'
import { Tabs } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ExportButton } from '../../parts/list-table/export-button.tsx'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useMay } from '../../session/own-staff.ts'
import { catalogueQuery, type Catalogue, type TariffRow } from './catalogue-queries.ts'
import { rubles } from '../../parts/rubles.ts'
import { PricePanel } from './price-panel.tsx'
import { productColumns, productHint } from './product-columns.tsx'
import { Campaigns } from './promotions/campaigns.tsx'
import { Coupons } from './promotions/coupons.tsx'
import { Promocodes } from './promotions/promocodes.tsx'
import { WatchPrices } from './watch-prices.tsx'
import * as css from './catalogue-screen.css.ts'

/** What is sold and for how much; the open part and the product are in the address. */
export function Component() {
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const catalogue = useQuery({ ...catalogueQuery, enabled: may('catalogue.read') })
  const parts = [
    ...(may('catalogue.read') ? (['products', 'tariffs', 'watches'] as const) : []),
    ...(may('promotions.read') ? (['coupons', 'promocodes', 'campaigns'] as const) : []),
  ]
  const part = parts.find((one) => one === params.get('part')) ?? parts[0] ?? 'products'
  const open = (next: string) => setParams(next === parts[0] ? {} : { part: next })
  const panels = {
    products: catalogue.data && <Products catalogue={catalogue.data} />,
    tariffs: catalogue.data && <Tariffs tariffs={catalogue.data.tariffs} />,
    watches: <WatchPrices />,
    coupons: <Coupons products={catalogue.data?.products ?? NO_PRODUCTS} />,
    promocodes: <Promocodes />,
    campaigns: <Campaigns />,
  }
  const count = catalogue.data?.products.length
  return (
    <>
      <ScreenHead
        title="Каталог"
        note={
          count === undefined
            ? undefined
            : `${count} ${pluralWord(count, 'товар', 'товара', 'товаров')} двух сайтов`
        }
      />
      {catalogue.error && (
        <RetryNotice message={messageOfError(catalogue.error)} onRetry={() => void catalogue.refetch()} />
      )}
      {catalogue.isLoading && <p className={css.note}>Загружаем каталог</p>}
      <Tabs
        label="Что показать"
        value={part}
        onChange={open}
        // The keys of the screen are those of one table: the others are not there.
        tabs={parts.map((value) => ({
          value,
          label: LABELS[value],
          panel: value === part ? panels[value] : null,
        }))}
      />
    </>
  )
}

const NO_PRODUCTS: Catalogue['products'] = []

const LABELS = {
  products: 'Товары',
  tariffs: 'Тарифы',
  watches: 'Слежение',
  coupons: 'Купоны',
  promocodes: 'Промокоды',
  campaigns: 'Кампании',
} as const

function Products({ catalogue: { products, tariffs } }: { catalogue: Catalogue }) {
  const [params, setParams] = useSearchParams()
  const names = new Map(products.map(({ product_name, product_name_ru }) => [product_name, product_name_ru]))
  const chosen = products.find(({ product_id }) => product_id === params.get('product'))
  return (
    <div className={chosen ? css.columns : undefined}>
      <Panel
        title="Товары"
        aside={<ExportButton list={{ name: 'products' }} total={products.length} />}
        flush
      >
        <DataTable
          caption="Товары"
          columns={productColumns(names)}
          rows={products}
          rowKey={({ product_id }) => product_id}
          total={products.length}
          onOpen={({ product_id }) => setParams({ product: product_id })}
          empty="Товаров нет: примените файл каталога."
          hint={productHint}
        />
      </Panel>
      {chosen && (
        <PricePanel
          key={chosen.product_id}
          product={chosen}
          tariffs={tariffs}
          onClose={() => {
            setParams({})
            document.querySelector<HTMLElement>('[role="grid"]')?.focus()
          }}
        />
      )}
    </div>
  )
}

const TARIFF_COLUMNS: readonly DataColumn<TariffRow>[] = [
  { key: 'name', title: 'Тариф', names: true, cell: ({ name }) => name },
  { key: 'description', title: 'Описание', wraps: true, cell: ({ description }) => description },
  { key: 'price', title: 'Цена', right: true, cell: ({ price }) => rubles(price) },
  {
    key: 'days',
    title: 'Срок',
    right: true,
    cell: ({ days }) =>
      days === null ? 'не продается' : `${days} ${pluralWord(days, 'день', 'дня', 'дней')}`,
  },
  { key: 'discount', title: 'Скидка', right: true, cell: ({ discount }) => `${discount}\u00A0%` },
  { key: 'clients', title: 'Клиентов', right: true, cell: ({ clients }) => clients.toLocaleString('ru') },
]

function Tariffs({ tariffs }: { tariffs: readonly TariffRow[] }) {
  return (
    <Panel title="Тарифы" aside="цены товаров в тарифе пересчитываются сами" flush>
      <DataTable
        caption="Тарифы"
        columns={TARIFF_COLUMNS}
        rows={tariffs}
        rowKey={({ tariff_simple_id }) => String(tariff_simple_id)}
        total={tariffs.length}
        empty="Тарифов нет."
      />
    </Panel>
  )
}
