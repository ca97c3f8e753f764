import { formatDate } from '../../format/format-date.ts'
import type { Finding } from '../report/report.ts'
import { figureText } from '../../format/figure-text.ts'

/** What an odometer showed on a day, and who wrote it down. */
export interface MileageReading {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly kilometres: number
  readonly from: string
}

/** A lower reading within this is a slip of the pen, kilometres. */
export const MILEAGE_SLIP = 500

/** The readings of an odometer as one record: a reading that went back is serious, all else is a fact. */
export function mileageFinding(readings: readonly MileageReading[]): Finding | undefined {
  const sorted = readings.toSorted(
    // Of one day the order is not known: the lower one may have come first.
    (one, other) => one.date.localeCompare(other.date) || one.kilometres - other.kilometres,
  )
  const last = sorted.at(-1)
  if (last === undefined) return undefined
  const values = sorted.map(({ kilometres }) => kilometres)
  const rollbacks = rollbacksOf(values)
  const [first] = rollbacks
  const fallen = rollbacks.reduce((sum, { fall }) => sum + fall, 0)
  return {
    title: first
      ? `Пробег скручен не меньше чем на ${km(fallen)}`
      : `Последний пробег: ${km(last.kilometres)}`,
    severity: first ? 'critical' : 'notice',
    facts: [
      { label: 'На приборе', value: `${km(last.kilometres)}, ${formatDate(last.date)}` },
      ...(first
        ? [
            { label: 'По расчету', value: calculationText(values, first.place) },
            { label: 'Наибольшее показание', value: km(Math.max(...values)) },
            {
              label: 'Показание пошло назад',
              value: rollbacks
                .map(({ place }) => `между ${dateOf(sorted[place - 1])} и ${dateOf(sorted[place])}`)
                .join('; '),
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
      series: [{ name: 'Пробег', values: values.map((value) => Math.round(value / 100) / 10) }],
      columns: [
        {
          name: 'С прошлого раза, км',
          values: values.map((value, index) => changeText(value, values[index - 1])),
        },
        { name: 'Кто записал', values: sorted.map(({ from }) => from) },
      ],
    },
  }
}

/** A place at which an odometer went back, and by how much at least. */
interface Rollback {
  readonly place: number
  readonly fall: number
}

/** Where readings are lower than all since the last such place, by more than a slip of the pen. */
function rollbacksOf(values: readonly number[], slip = MILEAGE_SLIP): readonly Rollback[] {
  const found: Rollback[] = []
  let highest = values[0] ?? 0
  for (const [place, value] of values.entries()) {
    if (value < highest - slip) {
      found.push({ place, fall: highest - value })
      highest = value
    } else highest = Math.max(highest, value)
  }
  return found
}

/** Index of the first reading that shows a rollback; -1 if there is none. */
export function firstRollback(values: readonly number[], slip = MILEAGE_SLIP): number {
  return rollbacksOf(values, slip)[0]?.place ?? -1
}

/**
 * What a car has driven at least, reading by reading: what each one adds to the highest before it. One that went back
 * adds nothing, and those after it are counted from there; one that a slip of the pen made lower changes nothing.
 */
export function leastDriven(values: readonly number[], slip = MILEAGE_SLIP): readonly number[] {
  let highest = values[0] ?? 0
  let driven = highest
  return values.map((value) => {
    if (value < highest - slip) highest = value
    else {
      driven += Math.max(0, value - highest)
      highest = Math.max(highest, value)
    }
    return driven
  })
}

function calculationText(values: readonly number[], back: number): string {
  const driven = leastDriven(values)
  const [before, all] = [driven[back - 1] ?? 0, driven.at(-1) ?? 0]
  return `не меньше ${km(all)}: ${km(before)} до скрутки и ${km(all - before)} по записям после нее`
}

/** «+22 000», «−62 000»; nothing for the first reading. */
function changeText(value: number, before: number | undefined): string {
  if (before === undefined) return ''
  return `${value > before ? '+' : ''}${figureText(value - before)}`
}

const km = (kilometres: number): string => `${figureText(kilometres)} км`

const dateOf = (reading: MileageReading | undefined): string => formatDate(reading?.date ?? '')
