import { formatDate } from '@proverka/domain'
import { Panel } from '@proverka/ui/console'
import { Anchor, Table, type Column } from '@proverka/ui/primitives'
import { ExportButton } from '../../parts/list-table/export-button.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { useMay } from '../../session/own-staff.ts'
import { queryOf, type Days, type MoneyRow, type Side, type Sums } from './statistics-query.ts'
import * as css from './statistics-screen.css.ts'

const SIDE_WORDS: Readonly<
  Record<Side, { readonly title: string; readonly head: string; readonly empty: string }>
> = {
  day: { title: 'По дням', head: 'День', empty: 'Дней нет.' },
  product: { title: 'По товарам', head: 'Товар', empty: 'За эти дни ничего не купили.' },
  site: { title: 'По площадкам', head: 'Площадка', empty: 'За эти дни ничего не купили.' },
  provider: { title: 'По способам оплаты', head: 'Способ', empty: 'За эти дни ничего не купили.' },
  partner: { title: 'По партнерам', head: 'Откуда', empty: 'За эти дни ничего не купили.' },
}

interface MoneyTableProps {
  by: Side
  days: Days
  rows: readonly MoneyRow[]
  totals: Sums
}

/** Money by one side, with the sum of all its rows; it leaves as a file. */
export function MoneyTable({ by, days, rows, totals }: MoneyTableProps) {
  const may = useMay()
  const { title, head, empty } = SIDE_WORDS[by]
  const sum = { key: TOTAL, name: 'Всего', ...totals }
  // The days may be many: their sum is in view before they are scrolled.
  const all: readonly MoneyRow[] = rows.length === 0 ? [] : by === 'day' ? [sum, ...rows] : [...rows, sum]
  return (
    <Panel
      title={title}
      aside={
        <ExportButton list={{ name: 'money', query: { by, ...queryOf(days) } }} label={title.toLowerCase()} />
      }
    >
      <div {...(by === 'day' && { className: css.scroll, tabIndex: 0, role: 'group', 'aria-label': title })}>
        <Table
          caption={title}
          columns={columnsOf(by, head, may('clients.read'))}
          rows={all}
          rowKey={({ key }) => key}
          empty={empty}
        />
      </div>
    </Panel>
  )
}

/** The key of the row of sums: no side has it. */
const TOTAL = 'total:'

const columnsOf = (by: Side, head: string, mayOpen: boolean): readonly Column<MoneyRow>[] => [
  {
    key: 'name',
    title: head,
    cell: ({ key, name }) => {
      if (key === TOTAL) return <strong className={css.total}>{name}</strong>
      if (by === 'day') return formatDate(key)
      if (by === 'partner' && mayOpen && key !== '') return <Anchor href={`/clients/${key}`}>{name}</Anchor>
      return name
    },
  },
  { key: 'items', title: 'Продано', right: true, cell: ({ items }) => items.toLocaleString('ru') },
  { key: 'paid', title: 'Оплачено', right: true, cell: ({ paid }) => exactRubles(paid) },
  { key: 'returned', title: 'Вернули', right: true, cell: ({ returned }) => exactRubles(returned) },
  {
    key: 'net',
    title: 'Итого',
    right: true,
    cell: ({ net }) => <strong className={css.total}>{exactRubles(net)}</strong>,
  },
]
