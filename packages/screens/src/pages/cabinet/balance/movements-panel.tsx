import { formatDateTime, toKopecks } from '@proverka/domain'
import { movementKinds, PAGE_SIZE, transactionTitle } from '@proverka/domain/orders'
import type { Movement, MovementKind } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { amountText, LinkButton, movementText } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import * as css from './balance.css.ts'
import { useMovements, useMovementsFile } from './data.ts'
import { FilterButtons } from '../layout/filter-buttons.tsx'
import { ListPages } from '../layout/list-pages.tsx'

const ALL = 'all'
const filters = [
  { value: ALL, label: 'Все' },
  { value: 'top-up', label: 'Пополнения' },
  { value: 'order', label: 'Заказы и тарифы' },
  { value: 'return', label: 'Возвраты' },
  { value: 'withdrawal', label: 'Списания' },
] as const

/** Every movement of the balance by its own and its bonus part, with what stood after it. */
export function MovementsPanel() {
  const [kind, setKind] = useState<MovementKind>()
  const [page, setPage] = useState(1)
  const list = useMovements(page - 1, kind)
  const file = useMovementsFile()
  const choose = (value: string) => {
    setKind(movementKinds.find((one) => one === value))
    setPage(1)
  }
  const count = list.data?.count ?? 0
  return (
    <Panel
      title="Движение денег"
      padded
      note={
        count > 0 && (
          <LinkButton onClick={() => file.mutate(kind)} disabled={file.isPending}>
            {file.isPending ? 'Готовим файл' : 'Скачать XLSX'}
          </LinkButton>
        )
      }
    >
      <FilterButtons label="Показать" options={filters} value={kind ?? ALL} onChange={choose} />
      <Loaded title="Движения не пришли" query={list} lines={8}>
        {({ transactions }) =>
          count === 0 ? (
            <p className={css.empty}>
              {kind === undefined
                ? 'Движений пока нет. Первое появится после пополнения или промокода.'
                : 'Таких движений нет.'}
            </p>
          ) : (
            <>
              <MovementsTable rows={transactions} isStale={list.isPlaceholderData} />
              <div className={css.foot}>
                <p className={css.remark}>
                  Показано {transactions.length} из {count}. Чеки — в карточке заказа и в письме.
                </p>
                {count > PAGE_SIZE && <ListPages page={page} total={count} onChoose={setPage} />}
              </div>
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

function MovementsTable({ rows, isStale }: { rows: readonly Movement[]; isStale: boolean }) {
  return (
    <table className={css.table} aria-busy={isStale || undefined}>
      <thead>
        <tr>
          <th scope="col">Что и когда</th>
          <th scope="col">
            <i className={css.ownKey} />
            Свои
          </th>
          <th scope="col" className={css.bonusWord}>
            <i className={css.bonusKey} />
            Бонус
          </th>
          <th scope="col">Остаток</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.transaction_id}>
            <th scope="row">
              {transactionTitle(row.Description)}
              <small>{formatDateTime(row.date)}</small>
            </th>
            <td className={css.moved} data-label={row.bonus ? 'Свои' : undefined}>
              {row.own !== 0 && movementText(toKopecks(row.own))}
            </td>
            <td className={clsx(css.moved, css.bonusWord)} data-label="Бонус">
              {row.bonus !== 0 && movementText(toKopecks(row.bonus))}
            </td>
            <td className={css.stood} data-label="Остаток">
              {amountText(toKopecks(row.balance))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
