import { KeyHint } from '@proverka/ui/console'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { FilterRow, type FilterChoice } from '../../parts/filter-row.tsx'
import { orderColumns } from './order-columns.tsx'
import { ordersQuery, readOrderView } from './orders-query.ts'

const PAID: readonly FilterChoice[] = [
  { value: '', label: 'Все' },
  { value: 'true', label: 'Оплаченные' },
  { value: 'false', label: 'Без оплаты' },
]
const BRANDS: readonly FilterChoice[] = [
  { value: '', label: 'Оба сайта' },
  { value: 'realty', label: 'Недвижимость' },
  { value: 'fiz', label: 'Люди' },
]

/** All orders; the view is in the address. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const view = readOrderView(params)
  const orders = useInfiniteQuery(ordersQuery(view))
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? NONE
  const set = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  return (
    <>
      <ScreenHead title="Заказы" />
      <FilterRow
        search={{
          value: view.search,
          onChange: (value) => set('search', value),
          label: 'Номер, объект, почта',
        }}
        filters={[
          { label: 'Оплата', value: view.paid ?? '', choices: PAID, onChange: (value) => set('paid', value) },
          {
            label: 'Сайт',
            value: view.brand ?? '',
            choices: BRANDS,
            onChange: (value) => set('brand', value),
          },
        ]}
      />
      <ListTable
        query={orders}
        list={{ name: 'orders', query: { ...view } }}
        caption="Заказы"
        columns={orderColumns}
        rows={rows}
        rowKey={({ orderId }) => orderId}
        total={orders.data?.pages[0]?.count}
        sort={{ by: 'number', order: view.direction === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ order }) => set('direction', order === 'ascending' ? 'asc' : '')}
        onOpen={({ orderId }) => void navigate(`/orders/${orderId}`)}
        empty={isFiltered(view) ? 'Под отбор не подошел ни один заказ.' : 'Заказов пока нет.'}
        hint={
          <>
            <KeyHint keys={['j', 'k']} /> по строкам, <KeyHint keys={['Enter']} /> открыть
          </>
        }
      />
    </>
  )
}

const NONE = [] as const

const isFiltered = ({ search, paid, brand }: ReturnType<typeof readOrderView>): boolean =>
  search !== '' || paid !== undefined || brand !== undefined
