import { groupDigits } from '@proverka/domain'
import { WHOLESALE_MOST_ROWS } from '@proverka/domain/property'
import { Container } from '@proverka/ui/frame'
import { LinkButton, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Queries } from '../../../runtime/data/queries.tsx'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { saveBlob } from '../../../runtime/data/save-blob.ts'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { correctedTable, csvBlob, xlsxBlob } from './list-files.ts'
import { ListRows } from './list-rows.tsx'
import { ListSource } from './list-source.tsx'
import { countRows, showRows } from '../../search/list/list-state.ts'
import type { RowGroup, ShownRow } from '../../search/list/list-state.ts'
import { checkAgain, clearList, listAtom, removeRows, restoreList } from '../../search/list/list-store.ts'
import { OrderPanel } from './order-panel.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import * as css from './wholesale.css.ts'

export { loader } from './wholesale-loader.ts'

/** «Оптовый заказ»: one order of reports for a whole list of objects (ROUTE-008, PUB-02). */
export function Component() {
  return (
    <Queries>
      <PageHead
        title="Оптовый заказ"
        description={`Выписки ЕГРН по списку: номера и адреса вперемешку, до ${groupDigits(WHOLESALE_MOST_ROWS)} строк. Каждая строка проверяется до оплаты.`}
      />
      <div className={css.page}>
        <Container>
          <div className={css.head}>
            <h1 className={text.h1}>Оптовый заказ</h1>
            <p className={css.lead}>
              Вставьте столбец из таблицы: номера и адреса вперемешку. Каждая строка получит ответ до оплаты.
              До {groupDigits(WHOLESALE_MOST_ROWS)} строк за раз.
            </p>
          </div>
          <WholesaleList />
          <PaidOrder />
        </Container>
      </div>
    </Queries>
  )
}

type Filter = RowGroup | 'all'

function WholesaleList() {
  const { rows, failure } = useAtomValue(listAtom)
  const [filter, setFilter] = useState<Filter>('all')
  useEffect(() => restoreList(), [])
  const shown = showRows(rows)
  const counts = countRows(shown)
  const visible = filter === 'all' ? shown : shown.filter(({ group }) => group === filter)
  return (
    <div className={css.layout}>
      <div className={css.editor}>
        <ListSource count={rows.length} />
        {rows.length > 0 && (
          <>
            <Counters counts={counts} value={filter} onChange={setFilter} />
            {failure && (
              <Notice
                tone="red"
                small
                role="alert"
                title={`Без ответа строк: ${groupDigits(counts.pending)}`}
              >
                <p>{failure}</p>
                <LinkButton onClick={checkAgain}>Проверить их еще раз</LinkButton>
              </Notice>
            )}
            <ListRows shown={visible} filter={filter} />
            <ListFoot shown={shown} />
          </>
        )}
        {rows.length === 0 && (
          <p className={css.empty}>
            Здесь появится список: слева строка как вы ее вставили, справа ответ реестра. Строки с ошибками и
            повторы ничего не стоят.
          </p>
        )}
      </div>
      <OrderPanel shown={shown} />
    </div>
  )
}

const COUNTERS: readonly (readonly [Filter, string])[] = [
  ['all', 'всего'],
  ['ready', 'можно заказать'],
  ['ask', 'нужен ваш ответ'],
  ['repeat', 'повторы'],
  ['pending', 'ищем'],
]

interface CountersProps {
  readonly counts: Readonly<Record<Filter, number>>
  readonly value: Filter
  readonly onChange: (value: Filter) => void
}

function Counters({ counts, value, onChange }: CountersProps) {
  return (
    <div className={css.counters} role="group" aria-label="Какие строки показать">
      {COUNTERS.map(([filter, words]) => (
        <button
          key={filter}
          type="button"
          className={css.counter}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          <b className={css.count}>{groupDigits(counts[filter])}</b>
          {words}
        </button>
      ))}
    </div>
  )
}

function ListFoot({ shown }: { shown: readonly ShownRow[] }) {
  const { rows } = useAtomValue(listAtom)
  const asked = shown.filter(({ group }) => group === 'ask')
  const save = (make: () => Promise<Blob> | Blob, name: string) => async () => {
    try {
      saveBlob(await make(), name)
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <div className={css.foot}>
      <p className={css.small}>Список цел: закрытая вкладка его не потеряет.</p>
      <p className={css.row}>
        <span className={css.small}>Исправленный файл:</span>
        <LinkButton onClick={save(() => csvBlob(correctedTable(rows)), 'исправленный-список.csv')}>
          CSV
        </LinkButton>
        <LinkButton onClick={save(() => xlsxBlob(correctedTable(rows)), 'исправленный-список.xlsx')}>
          XLSX
        </LinkButton>
        {asked.length > 0 && (
          <LinkButton onClick={() => removeRows(new Set(asked.map(({ row }) => row.id)))}>
            Убрать строки без заказа
          </LinkButton>
        )}
        <LinkButton onClick={clearList}>Очистить список</LinkButton>
      </p>
    </div>
  )
}

function PaidOrder() {
  const orderId = useQuery().get('order')
  return orderId ? <ProgressPanel orderId={orderId} /> : null
}
