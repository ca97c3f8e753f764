import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { DataTable, KeyHint, Panel } from '@proverka/ui/console'
import { Link } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSnapshot } from '../../parts/use-snapshot.ts'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { DayHours } from './day-hours.tsx'
import { DayMoney } from './day-money.tsx'
import { countWords, dayWords } from './day-words.ts'
import { JobCounts } from './job-counts.tsx'
import { queueColumns } from './queue-columns.tsx'
import { QUEUES } from './queues.ts'
import { SourceStates } from './source-states.tsx'
import { todayQuery } from './today-query.ts'
import * as css from './today-screen.css.ts'

/** The first screen: what waits for a person, by the nearest term, and how the day goes. */
export function Component() {
  const today = useQuery(todayQuery)
  const navigate = useNavigate()
  const now = useNow(true)
  const columns = useMemo(() => queueColumns(now), [now])
  useSnapshot(!today.isPending, today.dataUpdatedAt)
  if (today.error && !today.data)
    return (
      <>
        <ScreenHead title="Сегодня" />
        <RetryNotice message={messageOfError(today.error)} onRetry={() => void today.refetch()} />
      </>
    )
  if (!today.data) return <ScreenHead title="Сегодня" note="Загружаем дела" />
  const { queues, hours, money, sources, jobs } = today.data
  const waiting = queues.filter(({ count }) => count > 0)
  return (
    <>
      <ScreenHead title={dayWords(queues, now)} note={countWords(queues)} />
      <div className={css.columns}>
        <div className={css.column}>
          <Panel title="Ждет человека" aside="Сначала ближайший срок" flush>
            <DataTable
              caption="Очереди"
              columns={columns}
              rows={waiting}
              rowKey={({ key }) => key}
              total={waiting.length}
              onOpen={({ key }) => void navigate(QUEUES[key].href)}
              empty="Дел нет: все очереди пусты."
              hint={
                <>
                  <KeyHint keys={['j', 'k']} /> по очередям, <KeyHint keys={['Enter']} /> открыть
                </>
              }
            />
          </Panel>
          {hours && (
            <Panel title="Заказы по часам">
              <DayHours hours={hours} />
            </Panel>
          )}
          <Panel title="Источники и задания сейчас" aside={jobs && <Link href="/health">Здоровье</Link>}>
            <SourceStates sources={sources} now={now} />
            {jobs && <JobCounts jobs={jobs} />}
          </Panel>
        </div>
        {money && (
          <Panel title="Деньги сегодня">
            <DayMoney money={money} />
          </Panel>
        )}
      </div>
    </>
  )
}
