import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { durationWords } from '@proverka/domain/timing'
import { KeyHint, Panel, type DataColumn } from '@proverka/ui/console'
import { Button, ResultWord } from '@proverka/ui/primitives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { useMay } from '../../session/own-staff.ts'
import { jobsQuery, type JobRow } from './health-queries.ts'
import { isIdle, jobLabel, jobState } from './health-words.ts'

/** Jobs that are not done. Enter opens one: it begins again or is cancelled, and what that means is said before. */
export function Jobs() {
  const may = useMay()
  const jobs = useQuery(jobsQuery)
  const now = useNow(true)
  const columns = useMemo(() => jobColumns(now), [now])
  const [open, setOpen] = useState<string>()
  const chosen = jobs.data?.find(({ id }) => id === open)
  const mayWrite = may('jobs.write')
  return (
    <Panel title="Задания" aside="не сделанные, не больше 100" flush>
      <ListTable
        query={jobs}
        list={{ name: 'jobs' }}
        caption="Задания"
        columns={columns}
        rows={jobs.data ?? NONE}
        rowKey={({ id }) => id}
        total={jobs.data?.length}
        empty="Все задания сделаны."
        {...(mayWrite && { onOpen: ({ id }: JobRow) => setOpen(id) })}
        hint={
          mayWrite && (
            <>
              <KeyHint keys={['j', 'k']} /> по заданиям, <KeyHint keys={['Enter']} /> начать заново или
              отменить
            </>
          )
        }
      />
      {chosen && <JobWindow job={chosen} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

const NONE: readonly JobRow[] = []

const jobColumns = (now: number): readonly DataColumn<JobRow>[] => [
  { key: 'job', title: 'Задание', names: true, cell: ({ job }) => jobLabel(job) },
  {
    key: 'state',
    title: 'Сейчас',
    cell: (job) => {
      const [words, tone] = jobState(job)
      return <ResultWord tone={tone}>{words}</ResultWord>
    },
  },
  { key: 'attempts', title: 'Попыток', right: true, cell: ({ attempts }) => attempts },
  {
    key: 'age',
    title: 'Поставлено',
    right: true,
    cell: ({ created_at }) => `${durationWords(Math.max(0, now - Date.parse(created_at)))} назад`,
  },
]

function JobWindow({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const queries = useQueryClient()
  const act = useMutation({
    mutationFn: (isCancel: boolean): Promise<unknown> => {
      const params = { id: job.id }
      return isCancel ? api.maintenance.cancelJob({ params }) : api.maintenance.retryJob({ params })
    },
    onSuccess: (_reply, isCancel) => {
      notify('success', isCancel ? 'Задание отменено' : 'Задание начато заново')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['health'] }),
  })
  const canAct = isIdle(job)
  return (
    <ActWindow
      open
      title={jobLabel(job.job)}
      act="Начать заново"
      blocked={!canAct}
      pending={act.isPending}
      error={act.error ? messageOfError(act.error) : undefined}
      onAct={() => act.mutate(false)}
      onClose={onClose}
      actions={
        <Button
          size="xs"
          variant="secondary"
          disabled={!canAct || act.isPending}
          onClick={() => act.mutate(true)}
        >
          Отменить задание
        </Button>
      }
    >
      {canAct ? (
        <p>
          Заново: начнется сейчас, ответы, которые уже есть, останутся. Отменить: больше не повторится; если
          работа еще нужна, ее найдет и поставит обход несделанного.
        </p>
      ) : (
        <p>Задание идет. Его можно трогать, когда оно встанет: через пять минут без конца.</p>
      )}
    </ActWindow>
  )
}
