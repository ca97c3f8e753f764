import { toRoubles } from '@proverka/domain'
import { isActive } from '@proverka/domain/orders'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import type { DataColumn } from '@proverka/ui/console'
import { DateField, kopecksOf, MoneyField, Select, TextField } from '@proverka/ui/fields'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../data/api.ts'
import { couponsQuery, type CouponRow, type ProductRow } from '../catalogue-queries.ts'
import { lastDay, untilText } from '../catalogue-words.ts'
import { rubles } from '../../../parts/rubles.ts'
import { PromotionList } from './promotion-list.tsx'
import { PromotionWindow } from './promotion-window.tsx'
import { readEnd } from './read-end.ts'

/** Discounts by code on one product each. */
export function Coupons({ products }: { products: readonly ProductRow[] }) {
  const list = useQuery(couponsQuery)
  const now = useNow(true)
  const columns = useMemo(() => couponColumns(products, now), [products, now])
  return (
    <PromotionList
      title="Купоны"
      table="coupons"
      newText="Новый купон"
      empty="Купонов нет."
      columns={columns}
      rowKey={({ coupon_id }) => coupon_id}
      list={list}
      edit={(row, close) => <CouponWindow row={row} products={products} now={now} onClose={close} />}
    />
  )
}

const couponColumns = (products: readonly ProductRow[], now: number): readonly DataColumn<CouponRow>[] => [
  { key: 'code', title: 'Код', names: true, cell: ({ code }) => code },
  { key: 'product', title: 'Товар', wraps: true, cell: ({ product_id }) => nameOf(products, product_id) },
  { key: 'discount', title: 'Скидка', right: true, cell: ({ discount }) => rubles(discount) },
  { key: 'used', title: 'Использован', right: true, cell: ({ used }) => used.toLocaleString('ru') },
  {
    key: 'until',
    title: 'Срок',
    cell: (row) => (isActive(row, now) ? untilText(row.active_until) : 'завершен'),
  },
]

const nameOf = (products: readonly ProductRow[], id: string): string =>
  products.find(({ product_id }) => product_id === id)?.product_name_ru ?? 'не указано'

interface CouponWindowProps {
  row: CouponRow | undefined
  products: readonly ProductRow[]
  now: number
  onClose: () => void
}

function CouponWindow({ row, products, now, onClose }: CouponWindowProps) {
  const [code, setCode] = useState(row?.code ?? '')
  const [product, setProduct] = useState(row?.product_id ?? '')
  const [discount, setDiscount] = useState(row ? String(row.discount) : '')
  const [day, setDay] = useState(lastDay(row?.active_until ?? null))
  const kopecks = kopecksOf(discount)
  const end = readEnd(day, row?.active_until ?? null)
  const roubles = kopecks === null ? 0 : toRoubles(kopecks)
  return (
    <PromotionWindow
      title={row ? `Купон ${row.code}` : 'Новый купон'}
      listKey={couponsQuery.queryKey}
      subject={row && `coupon:${row.coupon_id}`}
      stored={row && { Скидка: rubles(row.discount), Срок: untilText(row.active_until) }}
      typed={{ Скидка: rubles(roubles), Срок: end === undefined ? '' : untilText(end) }}
      blocked={roubles <= 0 || end === undefined || (!row && (code.trim() === '' || product === ''))}
      canEnd={row !== undefined && isActive(row, now)}
      onClose={onClose}
      save={(ends) => {
        if (!row)
          return api.admin.createCoupon({
            body: { code, product_id: product, discount: roubles, active_until: end ?? null },
          })
        return api.admin.updateCoupon({
          params: { id: row.coupon_id },
          body: {
            discount: ends ? row.discount : roubles,
            active_until: ends ? new Date().toISOString() : (end ?? null),
            version: row.version,
          },
        })
      }}
    >
      {row ? (
        <p>{nameOf(products, row.product_id)}</p>
      ) : (
        <>
          <TextField name="code" label="Код" value={code} onChange={setCode} autoCapitalize="none" />
          <Select
            name="product"
            label="Товар"
            placeholder="Выберите товар"
            value={product}
            onChange={setProduct}
            // A bundle is ordered as its parts: a coupon is for one of them.
            options={products
              .filter(({ parts, base }) => parts.length === 0 && base !== null)
              .map(({ product_id, product_name_ru }) => ({ value: product_id, label: product_name_ru }))}
          />
        </>
      )}
      <MoneyField name="discount" label="Скидка" value={discount} onChange={setDiscount} />
      <DateField name="until" label="Последний день" optional value={day} onChange={setDay} />
    </PromotionWindow>
  )
}
