import { readTerm } from '@proverka/domain/timing'
import { SITES } from '@proverka/domain/sites'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { KeyHint, Panel, Term, type DataColumn } from '@proverka/ui/console'
import { Link } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { whenText } from '../../parts/moment.ts'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useMay } from '../../session/own-staff.ts'
import { AnswerWindow } from './answer-window.tsx'
import { numberWaitsQuery, type NumberWait } from './number-waits-query.ts'

/** Objects that visitors could not find and handed in: each is answered by letter in its term. */
export function Component() {
  const may = useMay()('fulfilments.write')
  const now = useNow(true)
  const waits = useQuery(numberWaitsQuery)
  const columns = useMemo(() => columnsAt(now), [now])
  const [open, setOpen] = useState<NumberWait>()
  const rows = waits.data ?? NONE
  return (
    <>
      <ScreenHead
        title="Просят найти номер"
        trail={<Link href="/fulfilments">Выписки</Link>}
        note="Почты закрыты: ответ уйдет всем, кто ждет того же."
      />
      <Panel title="Запросы" flush>
        <ListTable
          query={waits}
          list={{ name: 'number-waits' }}
          caption="Просят найти номер"
          columns={columns}
          rows={rows}
          rowKey={({ wait_id }) => wait_id}
          {...(may && { onOpen: setOpen })}
          total={waits.data?.length}
          empty="Никто не ждет ответа."
          hint={
            <>
              <KeyHint keys={['j', 'k']} /> по строкам
              {may && (
                <>
                  , <KeyHint keys={['Enter']} /> ответить
                </>
              )}
            </>
          }
        />
      </Panel>
      {open && <AnswerWindow wait={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const NONE: readonly NumberWait[] = []

const columnsAt = (now: number): readonly DataColumn<NumberWait>[] => [
  { key: 'key', title: 'Что ищут', names: true, wraps: true, cell: ({ key }) => key },
  { key: 'note', title: 'Приписка', wraps: true, cell: ({ note }) => note || 'не указано' },
  {
    key: 'site',
    title: 'Сайт',
    cell: ({ site }) => (SITES.find(({ key }) => key === site)?.isFiz ? 'люди' : 'недвижимость'),
  },
  { key: 'asked', title: 'Спросили', cell: ({ asked_at }) => whenText(asked_at) },
  {
    key: 'term',
    title: 'Обещали',
    cell: ({ asked_at, answer_by }) => (
      <Term term={readTerm(Date.parse(asked_at), Date.parse(answer_by), now)} />
    ),
  },
]
