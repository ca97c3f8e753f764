import { formatDateTime, formatTime, typograph } from '@proverka/domain'
import { addDays, daysBetween, MINUTE_MS, moscowDate, SECOND_MS } from '@proverka/domain/timing'
import { sourceAnswers } from '@proverka/domain/checks'
import type { SourceDay, SourceStateRow } from '@proverka/ui/report'
import type { SourceHealth } from './data.ts'

const DAYS = 30
/** Answers to fewer than this share of a day's questions make a day that was mostly silent. */
const MOSTLY = 0.5

const CONFIRMERS = [
  ['DaData', 'Адрес по кадастровому номеру'],
  ['НСПД', 'Объект на публичной кадастровой карте'],
  ['Поставщик выписок', 'Карточка объекта до заказа'],
] as const

const TITLES = new Map<string, string>([
  ...sourceAnswers().map(
    ({ source, questions }) => [source, questions.map(({ title }) => title).join(', ')] as const,
  ),
  ...CONFIRMERS,
])

/** The sources as the page shows them; nothing that was not measured looks like a good answer (PUB-04). */
export function sourceRows(
  sources: readonly SourceHealth[],
  measuredAt: string,
  form: 'whole' | 'short' = 'whole',
): readonly SourceStateRow[] {
  const days = lastDays(measuredAt)
  return sources.map((source) => {
    const byDay = new Map(source.days.map((day) => [day.day, day]))
    return {
      name: source.name,
      note: typograph(TITLES.get(source.name) ?? ''),
      ...stateOf(source),
      checkedAt: source.checked_at === null ? '—' : checkedAt(source.checked_at, measuredAt),
      usual: usualTime(source),
      days: days.map((day): SourceDay => dayOf(byDay.get(day))),
      ...(form === 'whole' && { share: shareOf(source.days) }),
    }
  })
}

/** A median of few answers says nothing; a dash if the source was never asked. */
function usualTime({ usual_ms, checked_at }: SourceHealth): string {
  if (usual_ms !== null) return durationOf(usual_ms)
  return checked_at === null ? '—' : 'пока неизвестно'
}

function stateOf({ state, silent_since }: SourceHealth): Pick<SourceStateRow, 'state' | 'word'> {
  switch (state) {
    case 'answers':
      return { state: 'up', word: 'Отвечает' }
    case 'unsteady':
      return { state: 'slow', word: 'С перебоями' }
    case 'silent':
      return { state: 'down', word: silent_since ? `Молчит с ${formatTime(silent_since)}` : 'Молчит' }
    case 'unmeasured':
      return { state: 'none', word: 'Сегодня не спрашивали' }
    case 'not-connected':
      return { state: 'none', word: 'Не подключен' }
  }
}

/** «14:06», of another day with its date. */
function checkedAt(instant: string, now: string): string {
  const [day = '', time = ''] = formatDateTime(instant).split(', ')
  const [today] = formatDateTime(now).split(', ')
  return day === today ? time.slice(0, 5) : day.slice(0, 5)
}

function dayOf(day: { readonly asked: number; readonly answered: number } | undefined): SourceDay {
  if (!day || day.asked === 0) return 'none'
  if (day.answered === day.asked) return 'up'
  return day.answered / day.asked >= MOSTLY ? 'slow' : 'down'
}

/** «99,8 %» of all questions of these days; a dash if there were none. */
function shareOf(days: SourceHealth['days']): string {
  const asked = days.reduce((sum, day) => sum + day.asked, 0)
  const answered = days.reduce((sum, day) => sum + day.answered, 0)
  if (asked === 0) return '—'
  // Rounded down: a share that says 100 has no silence in it.
  const share = Math.floor((answered / asked) * 1000) / 10
  return `${share.toLocaleString('ru-RU', { maximumFractionDigits: 1 })}\u00a0%`
}

/** A tenth of a second, then seconds, then minutes. */
export function durationOf(ms: number): string {
  if (ms < SECOND_MS) return `${(Math.max(1, Math.round(ms / 100)) / 10).toLocaleString('ru-RU')}\u00a0с`
  if (ms < MINUTE_MS) return `${Math.round(ms / SECOND_MS)}\u00a0с`
  return `${Math.round(ms / MINUTE_MS)}\u00a0мин`
}

/** Days of Moscow, the oldest first, the one of the measurement last. */
export function lastDays(measuredAt: string): readonly string[] {
  const today = moscowDate(Date.parse(measuredAt))
  return Array.from({ length: DAYS }, (_, place) => addDays(today, place + 1 - DAYS))
}

/** A stretch of days on which a source did not answer everything. */
export interface Outage {
  readonly source: string
  readonly from: string
  readonly to: string
  readonly asked: number
  readonly answered: number
}

/** What went wrong in thirty days, the latest first; days in a row are one trouble. */
export function outagesOf(sources: readonly SourceHealth[]): readonly Outage[] {
  const outages = sources.flatMap(({ name, days }) => {
    const found: Outage[] = []
    for (const { day, asked, answered } of days) {
      if (answered >= asked) continue
      const last = found.at(-1)
      if (last && daysBetween(last.to, day) === 1) {
        found[found.length - 1] = {
          ...last,
          to: day,
          asked: last.asked + asked,
          answered: last.answered + answered,
        }
      } else found.push({ source: name, from: day, to: day, asked, answered })
    }
    return found
  })
  return outages.toSorted((a, b) => b.to.localeCompare(a.to))
}
