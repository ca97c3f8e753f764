import { toRoubles } from '@proverka/domain'
import { isActive } from '@proverka/domain/orders'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import type { DataColumn } from '@proverka/ui/console'
import { DateField, kopecksOf, MoneyField, NumberField, TextField } from '@proverka/ui/fields'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../data/api.ts'
import { promocodesQuery, type PromocodeRow } from '../catalogue-queries.ts'
import { lastDay, untilText } from '../catalogue-words.ts'
import { rubles } from '../../../parts/rubles.ts'
import { PromotionList } from './promotion-list.tsx'
import { PromotionWindow } from './promotion-window.tsx'
import { readEnd } from './read-end.ts'

/** Codes that add money to a balance. */
export function Promocodes() {
  const list = useQuery(promocodesQuery)
  const now = useNow(true)
  const columns = useMemo(() => promocodeColumns(now), [now])
  return (
    <PromotionList
      title="Промокоды"
      table="promocodes"
      newText="Новый промокод"
      empty="Промокодов нет."
      columns={columns}
      rowKey={({ promocode_id }) => promocode_id}
      list={list}
      edit={(row, close) => <PromocodeWindow row={row} now={now} onClose={close} />}
    />
  )
}

const promocodeColumns = (now: number): readonly DataColumn<PromocodeRow>[] => [
  { key: 'code', title: 'Код', names: true, cell: ({ code }) => code },
  { key: 'amount', title: 'Дает', right: true, cell: ({ amount }) => `+\u00A0${rubles(amount)}` },
  {
    key: 'used',
    title: 'Использован',
    right: true,
    cell: ({ used, max_uses }) => `${used.toLocaleString('ru')} из ${max_uses.toLocaleString('ru')}`,
  },
  {
    key: 'until',
    title: 'Срок',
    cell: (row) => (isActive(row, now) ? untilText(row.active_until) : 'завершен'),
  },
]

interface PromocodeWindowProps {
  row: PromocodeRow | undefined
  now: number
  onClose: () => void
}

function PromocodeWindow({ row, now, onClose }: PromocodeWindowProps) {
  const [code, setCode] = useState(row?.code ?? '')
  const [amount, setAmount] = useState(row ? String(row.amount) : '')
  const [uses, setUses] = useState(row ? String(row.max_uses) : '')
  const [day, setDay] = useState(lastDay(row?.active_until ?? null))
  const kopecks = kopecksOf(amount)
  const roubles = kopecks === null ? 0 : toRoubles(kopecks)
  const end = readEnd(day, row?.active_until ?? null)
  const fields = { code: code.trim(), amount: roubles, max_uses: Number(uses), active_until: end ?? null }
  return (
    <PromotionWindow
      title={row ? `Промокод ${row.code}` : 'Новый промокод'}
      listKey={promocodesQuery.queryKey}
      subject={row && `promocode:${row.promocode_id}`}
      stored={row && wordsOf(row)}
      typed={{ ...wordsOf(fields), ...(end === undefined && { Срок: '' }) }}
      blocked={fields.code === '' || roubles <= 0 || !(fields.max_uses >= 1) || end === undefined}
      canEnd={row !== undefined && isActive(row, now)}
      onClose={onClose}
      save={(ends) => {
        if (!row) return api.admin.createPromocode({ body: fields })
        const { promocode_id, version } = row
        const { code: stored, amount: given, max_uses } = row
        return api.admin.updatePromocode({
          body: ends
            ? {
                promocode_id,
                version,
                code: stored,
                amount: given,
                max_uses,
                active_until: new Date().toISOString(),
              }
            : { promocode_id, version, ...fields },
        })
      }}
    >
      <TextField name="code" label="Код" value={code} onChange={setCode} autoCapitalize="none" />
      <MoneyField name="amount" label="Сколько дает" value={amount} onChange={setAmount} />
      <NumberField
        name="uses"
        label="Сколько человек могут применить"
        fraction={0}
        value={uses}
        onChange={setUses}
      />
      <DateField name="until" label="Последний день" optional value={day} onChange={setDay} />
    </PromotionWindow>
  )
}

const wordsOf = (row: Pick<PromocodeRow, 'code' | 'amount' | 'max_uses' | 'active_until'>) => ({
  Код: row.code,
  Дает: rubles(row.amount),
  Применений: row.max_uses.toLocaleString('ru'),
  Срок: untilText(row.active_until),
})
