import { formatDate } from '../../format/format-date.ts'
import type { Finding } from '../report/report.ts'
import { figureText } from '../view/figures-view.ts'

/** What an odometer showed on a day, and who wrote it down. */
export interface MileageReading {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly kilometres: number
  readonly from: string
}

/** A lower reading within this is a slip of the pen, kilometres. */
const SLIP = 500

/** The readings of an odometer as one record: a reading that went back is serious, all else is a fact. */
export function mileageFinding(readings: readonly MileageReading[]): Finding | undefined {
  const sorted = readings.toSorted((one, other) => one.date.localeCompare(other.date))
  const last = sorted.at(-1)
  if (last === undefined) return undefined
  const most = Math.max(...sorted.map(({ kilometres }) => kilometres))
  const back = sorted.findIndex((one, index) => one.kilometres < (sorted[index - 1]?.kilometres ?? 0) - SLIP)
  const isBack = back > 0
  const fall = isBack ? (sorted[back - 1]?.kilometres ?? 0) - (sorted[back]?.kilometres ?? 0) : 0
  return {
    title: isBack
      ? `Пробег скручен не меньше чем на ${km(fall)}`
      : `Последний пробег: ${km(last.kilometres)}`,
    severity: isBack ? 'critical' : 'notice',
    facts: [
      { label: 'На приборе', value: `${km(last.kilometres)}, ${formatDate(last.date)}` },
      ...(isBack
        ? [
            { label: 'Наибольшее показание', value: km(most) },
            {
              label: 'Показание пошло назад',
              value: `между ${dateOf(sorted[back - 1])} и ${dateOf(sorted[back])}`,
            },
          ]
        : []),
      { label: 'Кто записал', value: [...new Set(sorted.map(({ from }) => from))].join(', ') },
    ],
    figures: {
      kind: 'line',
      title: 'Пробег по датам, тыс. км',
      labelTitle: 'Дата',
      labels: sorted.map(({ date }) => formatDate(date)),
      series: [{ name: 'Пробег', values: sorted.map(({ kilometres }) => Math.round(kilometres / 100) / 10) }],
    },
  }
}

const km = (kilometres: number): string => `${figureText(kilometres)} км`

const dateOf = (reading: MileageReading | undefined): string => formatDate(reading?.date ?? '')
