import { pluralWord } from '@proverka/domain'
import { durationWords } from '@proverka/domain/timing'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Panel } from '@proverka/ui/console'
import { ResultWord, Table, type Column } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { healthQuery, sourcesQuery, type Health, type SourceRow } from './health-queries.ts'
import { byTrouble, failureText, quotaText, STATES } from './health-words.ts'
import { Jobs } from './jobs.tsx'
import { ServiceFacts } from './service-facts.tsx'
import * as css from './health-screen.css.ts'

/** How sources, jobs, emails, payments and storage do; what fails comes first, each with what to do. */
export function Component() {
  const health = useQuery(healthQuery)
  const sources = useQuery(sourcesQuery)
  const listed = useMemo(
    () => byTrouble([...(sources.data?.sources ?? []), ...(sources.data?.confirmers ?? [])]),
    [sources.data],
  )
  const columns = useMemo(() => sourceColumns(health.data?.quotas ?? NO_QUOTAS), [health.data])
  return (
    <>
      <ScreenHead title="Здоровье" note={sources.data && sourcesText(listed)} />
      <div className={css.columns}>
        <div className={css.column}>
          <Jobs />
          <Panel title="Источники" aside="сначала те, что не отвечают">
            {sources.error && !sources.data ? (
              <RetryNotice message={messageOfError(sources.error)} onRetry={() => void sources.refetch()} />
            ) : (
              // The keys of the screen are those of the jobs: this table is read.
              <Table
                caption="Источники"
                columns={columns}
                rows={listed}
                rowKey={({ name }) => name}
                loading={sources.isLoading}
                empty="Источников нет."
              />
            )}
          </Panel>
        </div>
        <div className={css.column}>
          {health.error && !health.data && (
            <RetryNotice message={messageOfError(health.error)} onRetry={() => void health.refetch()} />
          )}
          {health.data && <ServiceFacts health={health.data} />}
        </div>
      </div>
    </>
  )
}

const NO_QUOTAS: Health['quotas'] = []

function sourcesText(sources: readonly SourceRow[]): string {
  const failing = sources.filter(({ state }) => state === 'silent' || state === 'unsteady').length
  if (failing === 0) return 'Источники, которые измерены, отвечают'
  return `${failing} ${pluralWord(failing, 'источник', 'источника', 'источников')} с перебоями или ${pluralWord(failing, 'молчит', 'молчат', 'молчат')}`
}

const sourceColumns = (quotas: Health['quotas']): readonly Column<SourceRow>[] => [
  { key: 'name', title: 'Источник', cell: ({ name }) => name },
  {
    key: 'state',
    title: 'Сейчас',
    cell: ({ state }) => <ResultWord tone={STATES[state].tone}>{STATES[state].words}</ResultWord>,
  },
  {
    key: 'usual',
    title: 'Обычно',
    right: true,
    cell: ({ usual_ms }) => (usual_ms === null ? 'не\u00A0измерено' : latency(usual_ms)),
  },
  { key: 'failures', title: 'Без ответа, день', right: true, cell: (row) => failureText(row) },
  { key: 'quota', title: 'Квота', right: true, cell: ({ name }) => quotaText(quotas, name) },
  { key: 'act', title: 'Что делать', cell: ({ state }) => STATES[state].act },
]

const MINUTE = 60_000

const latency = (ms: number): string =>
  ms < MINUTE ? `${(ms / 1000).toLocaleString('ru', { maximumFractionDigits: 1 })}\u00A0с` : durationWords(ms)
