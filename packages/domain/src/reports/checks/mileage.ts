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
export const MILEAGE_SLIP = 500

/** The readings of an odometer as one record: a reading that went back is serious, all else is a fact. */
export function mileageFinding(readings: readonly MileageReading[]): Finding | undefined {
  const sorted = readings.toSorted((one, other) => one.date.localeCompare(other.date))
  const last = sorted.at(-1)
  if (last === undefined) return undefined
  const values = sorted.map(({ kilometres }) => kilometres)
  const back = turnsBack(values)
  const isBack = back > 0
  const fall = isBack ? (values[back - 1] ?? 0) - (values[back] ?? 0) : 0
  return {
    title: isBack
      ? `Пробег скручен не меньше чем на ${km(fall)}`
      : `Последний пробег: ${km(last.kilometres)}`,
    severity: isBack ? 'critical' : 'notice',
    facts: [
      { label: 'На приборе', value: `${km(last.kilometres)}, ${formatDate(last.date)}` },
      ...(isBack
        ? [
            { label: 'По расчету', value: calculationText(values, back) },
            { label: 'Наибольшее показание', value: km(Math.max(...values)) },
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

/** The place of the first reading that is lower than the one before it; -1 when there is none. */
export function turnsBack(values: readonly number[], slip = MILEAGE_SLIP): number {
  return values.findIndex((value, index) => value < (values[index - 1] ?? 0) - slip)
}

/**
 * What a car has driven at least, reading by reading: every stretch between two readings counts, and one over which the
 * odometer went back counts as nothing driven.
 */
export function leastDriven(values: readonly number[]): readonly number[] {
  let driven = values[0] ?? 0
  return values.map((value, index) => (driven += Math.max(0, value - (values[index - 1] ?? value))))
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
