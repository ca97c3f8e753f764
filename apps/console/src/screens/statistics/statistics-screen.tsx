import { pluralWord } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { KeyHint, Panel, SumParts } from '@proverka/ui/console'
import { Anchor, ResultWord } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Ref } from 'react'
import { useSearchParams } from 'react-router'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { FunnelTables } from './funnel-tables.tsx'
import { DayChart } from './day-chart.tsx'
import { MoneyTable } from './money-table.tsx'
import {
  countDays,
  fillDays,
  lastDays,
  readDays,
  reportQuery,
  type Days,
  type Report,
} from './statistics-query.ts'
import * as filter from '../../parts/filter-row.css.ts'
import * as css from './statistics-screen.css.ts'

const PRESETS = [
  { count: 7, label: '7 дн' },
  { count: 14, label: '14 дн' },
  { count: 30, label: '30 дн' },
  { count: 365, label: 'год' },
] as const

/** Money net of returns over a stretch of Moscow days, by every side; all sums are those of the books. */
export function Component() {
  const [params] = useSearchParams()
  const [now] = useState(() => Date.now())
  const days = readDays(params, now)
  const report = useQuery(reportQuery(days))
  return (
    <>
      <ScreenHead title="Статистика" note="Деньги по дням Москвы, за вычетом возвратов">
        <TermRow days={days} now={now} />
      </ScreenHead>
      {report.error ? (
        <RetryNotice message={messageOfError(report.error)} onRetry={() => void report.refetch()} />
      ) : report.data ? (
        <div className={css.stack} aria-busy={report.isFetching || undefined}>
          <Summary report={report.data} />
          <div className={css.tables}>
            {(['product', 'partner', 'site', 'provider'] as const).map((by) => (
              <MoneyTable key={by} by={by} days={days} rows={report.data[by]} totals={report.data.totals} />
            ))}
          </div>
          <MoneyTable by="day" days={days} rows={fillDays(report.data)} totals={report.data.totals} />
          <FunnelTables days={days} />
        </div>
      ) : (
        <p role="status">Считаем деньги</p>
      )}
    </>
  )
}

/** The term: a ready one, or two days. */
function TermRow({ days, now }: { days: Days; now: number }) {
  const [, setParams] = useSearchParams()
  const first = useRef<HTMLInputElement>(null)
  const { to: today } = lastDays(1, now)
  useScreenKeys({ KeyF: () => first.current?.focus() })
  const change = (name: keyof Days, value: string) => {
    const next = { ...days, [name]: value }
    // A stretch that would be backwards becomes the one day.
    setParams(next.from <= next.to ? { ...next } : { from: value, to: value }, { replace: true })
  }
  return (
    <div className={css.term} role="search" aria-label="Срок">
      <nav className={css.presets} aria-label="Готовые сроки">
        {PRESETS.map(({ count, label }) => {
          const preset = lastDays(count, now)
          const isCurrent = preset.from === days.from && preset.to === days.to
          return (
            <Anchor
              key={count}
              className={css.preset}
              href={`/statistics?from=${preset.from}&to=${preset.to}`}
              {...(isCurrent && { 'aria-current': 'page' })}
            >
              {label}
            </Anchor>
          )
        })}
      </nav>
      <DayInput label="с" ref={first} value={days.from} max={today} onChange={(day) => change('from', day)} />
      <DayInput label="по" value={days.to} max={today} onChange={(day) => change('to', day)} />
      <KeyHint keys={['F']} />
    </div>
  )
}

interface DayInputProps {
  label: string
  ref?: Ref<HTMLInputElement>
  value: string
  max: string
  onChange: (day: string) => void
}

/** A day that counts when it is typed to its end: the field passes through days of other centuries. */
function DayInput({ label, ref, value, max, onChange }: DayInputProps) {
  const [draft, setDraft] = useState({ of: value, text: value })
  return (
    <label className={filter.field}>
      {label}
      <input
        ref={ref}
        type="date"
        className={filter.control}
        value={draft.of === value ? draft.text : value}
        max={max}
        onChange={({ target }) => {
          setDraft({ of: value, text: target.value })
          if (target.value.startsWith('20')) onChange(target.value)
        }}
      />
    </label>
  )
}

/** The sum with its parts, what it was before, and whether the books have the same. */
function Summary({ report }: { report: Report }) {
  const { totals, books } = report
  const days = fillDays(report)
  const agrees = books.paid === totals.paid && books.returned === totals.returned
  return (
    <Panel title={`${exactRubles(totals.net)} за ${dayCount(days.length)}`} aside={comparedWords(report)}>
      <div className={css.summary}>
        <SumParts
          parts={[
            { amount: exactRubles(totals.paid), label: 'оплачено' },
            { sign: '−', amount: exactRubles(totals.returned), label: 'вернули' },
            { sign: '=', amount: exactRubles(totals.net), label: 'итого' },
          ]}
        />
        <dl className={css.facts}>
          <dt className={css.label}>Продано</dt>
          <dd>{totals.items.toLocaleString('ru')}</dd>
          <dt className={css.label}>Контрагентам</dt>
          <dd>{exactRubles(totals.cost)}</dd>
          <dt className={css.label}>Остается</dt>
          <dd>{exactRubles(totals.margin)}</dd>
          <dt className={css.label}>Книги</dt>
          <dd>
            {agrees ? (
              <ResultWord tone="green">сходятся</ResultWord>
            ) : (
              <ResultWord tone="red">
                не сходятся: оплачено {exactRubles(books.paid)}, вернули {exactRubles(books.returned)}
              </ResultWord>
            )}
          </dd>
        </dl>
      </div>
      <DayChart days={days} />
    </Panel>
  )
}

const dayCount = (count: number): string =>
  `${count.toLocaleString('ru')}\u00a0${pluralWord(count, 'день', 'дня', 'дней')}`

/** Against as many days before, in percent; the share needs money to be a share of. */
function comparedWords({ totals, before, first, last }: Report): string {
  const count = countDays({ from: first, to: last })
  if (before === null) return 'раньше оплат не было'
  if (before.net <= 0) return `за прошлые ${dayCount(count)} ${exactRubles(before.net)}`
  const share = Math.round((totals.net / before.net - 1) * 100)
  if (share === 0) return `столько же, сколько за прошлые ${dayCount(count)}`
  return `на ${Math.abs(share)}\u00a0% ${share > 0 ? 'больше' : 'меньше'}, чем за прошлые ${dayCount(count)}`
}
