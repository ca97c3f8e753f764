import { formatDate } from '../../format/format-date.ts'
import { counted, pluralWord } from '../../format/plural.ts'
import { floorText, roomsText } from '../../reports/valuation/flat-text.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { Report } from '../../reports/report/report.ts'
import { changeText, percentText } from '../../reports/valuation/percent-text.ts'
import type { BackTest, Valuation, ValuationComparable } from '../../reports/valuation/valuation.ts'
import { areaText } from './extract-texts.ts'
import { figuresView } from './figures-view.ts'
import type { FactsView, SectionView, TableView } from './view.ts'

/** Signs of the compared flats on the scale and in the table; letters that are easily taken for another are left out. */
const LETTERS = 'АБВГДЕЖИКЛМН'

/** The sign of a compared flat. */
export const letterOf = (place: number): string => LETTERS[place] ?? String(place + 1)

/** What the value of a flat rests on: the flats, what was done to their prices, and how often such a value was wrong. */
export function valuationSections({ valuation }: Pick<Report, 'valuation'>): readonly SectionView[] {
  if (valuation === undefined) return []
  return [
    comparablesTable(valuation),
    adjustmentsTable(valuation),
    errorFacts(valuation.back_test),
    ...trendFacts(valuation),
  ]
}

function comparablesTable({ comparables }: Valuation): TableView {
  return {
    kind: 'table',
    id: 'comparables',
    title: 'Похожие квартиры',
    note: 'От дешевого метра к дорогому. Цена — как в источнике, метр — с поправками. Сама квартира в сравнение не входит.',
    columns: [
      { title: '№', share: 6 },
      { title: 'Квартира', share: 36 },
      { title: 'Площадь', share: 13 },
      { title: 'Цена', share: 23 },
      { title: 'Метр с поправками', share: 22 },
    ],
    rows: comparables.map((one, place) => ({
      id: `comparable-${place + 1}`,
      cells: [
        [letterOf(place)],
        [one.address, detailsOf(one), ...(one.source === undefined ? [] : [`Источник: ${one.source}`])],
        [areaText(one.area) ?? ''],
        [formatMoney(one.price), `${one.kind === 'deal' ? 'продана' : 'в продаже'} ${formatDate(one.day)}`],
        [formatMoney(one.metre), correctionsOf(one)],
      ],
    })),
  }
}

function detailsOf({ rooms, floor }: ValuationComparable): string {
  return [roomsText(rooms), floorText(floor)].join(', ')
}

function correctionsOf({ time_factor, asking_factor }: ValuationComparable): string {
  return `дата ${changeText(time_factor - 1)}, торг ${changeText(asking_factor - 1)}`
}

function adjustmentsTable({ district, trend, asking, comparables }: Valuation): TableView {
  const rows = [
    [
      'Дата',
      trend ? `${changeText(trend.monthly)} в месяц` : 'не измерена, поправки нет',
      trend
        ? `Медианы цены метра в объявлениях района ${district} за ${trend.months.length} ${pluralWord(trend.months.length, 'месяц', 'месяца', 'месяцев')}`
        : 'В районе слишком мало цен по месяцам',
    ],
    [
      'Торг',
      asking ? changeText(asking.share) : 'не измерен, поправки нет',
      asking
        ? `${asking.deals} ${pluralWord(asking.deals, 'продажа', 'продажи', 'продаж')} против ${asking.adverts} ${pluralWord(asking.adverts, 'объявления', 'объявлений', 'объявлений')} района. На эту долю изменены цены объявлений`
        : 'В районе меньше пяти известных продаж или объявлений',
    ],
    [
      'Площадь',
      'цена метра × площадь',
      `Сравниваем квартиры, чья площадь отличается не больше чем на 30 %${areasOf(comparables)}`,
    ],
  ]
  return {
    kind: 'table',
    id: 'adjustments',
    title: 'Какие поправки сделаны',
    note: 'Другого с ценами мы не делали. Поправку, которую не из чего посчитать, не придумываем.',
    columns: [
      { title: 'Поправка', share: 18 },
      { title: 'На сколько', share: 26 },
      { title: 'Из чего посчитана', share: 56 },
    ],
    rows: rows.map((cells, place) => ({ id: `adjustment-${place + 1}`, cells: cells.map((text) => [text]) })),
  }
}

function areasOf(comparables: readonly ValuationComparable[]): string {
  const areas = comparables.map(({ area }) => area)
  return `: от ${areaText(Math.min(...areas)) ?? ''} до ${areaText(Math.max(...areas)) ?? ''}`
}

/** The words for an error that nothing measures. */
export const NOT_MEASURED_WORDS =
  'Известных продаж меньше десяти: ошибку не из чего посчитать, и мы ее не называем.'

/** What was estimated to measure the error: known sales of a district, or of all where it has too few. */
export function testedWords({ tested, district }: Pick<BackTest, 'tested' | 'district'>): string {
  const sales = counted(tested, 'известную продажу', 'известные продажи', 'известных продаж')
  return `Взяли ${sales} ${district === undefined ? 'во всех районах' : `в районе ${district}`} и оценили каждую`
}

const NOT_MEASURED: FactsView = {
  kind: 'facts',
  id: 'valuation-error',
  title: 'Насколько мы ошибаемся',
  note: NOT_MEASURED_WORDS,
  rows: [{ label: 'Обычная ошибка', value: 'не измерена' }],
}

function errorFacts(test: BackTest | undefined): FactsView {
  if (test === undefined) return NOT_MEASURED
  return {
    ...NOT_MEASURED,
    note: `${testedWords(test)} по тому, что было известно в ее день, будто она еще не состоялась.`,
    rows: [
      {
        label: 'Обычная ошибка',
        value: `${percentText(test.median_error)}: половина оценок ошиблась меньше`,
      },
      { label: 'Ошибка не больше 10 %', value: percentText(test.within_10) },
      { label: 'Ошибка не больше 20 %', value: percentText(test.within_20) },
      { label: 'Цена попала в диапазон', value: percentText(test.in_range) },
    ],
    figures: figuresView(histogram(test.errors)),
  }
}

/** Borders of the columns, percent. */
const BORDERS = [-20, -15, -10, -5, 0, 5, 10, 15, 20] as const

function histogram(errors: readonly number[]): Parameters<typeof figuresView>[0] {
  const percents = errors.map((error) => error * 100)
  const between = (from: number, to: number) =>
    percents.filter((percent) => percent >= from && percent < to).length
  const edges = [-Infinity, ...BORDERS, Infinity]
  return {
    kind: 'columns',
    title: 'Оценка против цены продажи, число продаж',
    labelTitle: 'Ошибка, %',
    labels: edges.slice(1).map((to, place) => binText(edges[place] ?? -Infinity, to)),
    series: [
      { name: 'Продаж', values: edges.slice(1).map((to, place) => between(edges[place] ?? -Infinity, to)) },
    ],
  }
}

function binText(from: number, to: number): string {
  const number = (value: number) => String(value).replace('-', '−')
  if (from === -Infinity) return `ниже ${number(to)}`
  return to === Infinity ? `${number(from)} и выше` : `${number(from)}…${number(to)}`
}

function trendFacts({ trend, district }: Valuation): readonly FactsView[] {
  const first = trend?.months[0]
  const last = trend?.months.at(-1)
  if (!trend || !first || !last) return []
  return [
    {
      kind: 'facts',
      id: 'price-trend',
      title: 'Цена метра в районе',
      note: `Медиана цен, которые называли объявления района ${district}. Месяц, в котором их меньше трех, пропущен.`,
      rows: [
        { label: monthText(first.month), value: formatMoney(first.metre) },
        { label: monthText(last.month), value: formatMoney(last.metre) },
        { label: 'За месяц', value: changeText(trend.monthly) },
      ],
      figures: figuresView({
        kind: 'line',
        title: 'Медиана цены метра, тыс. ₽',
        labelTitle: 'Месяц',
        labels: trend.months.map(({ month }) => monthText(month)),
        series: [{ name: 'Район', values: trend.months.map(({ metre }) => Math.round(metre / 100) / 10) }],
      }),
    },
  ]
}

/** «11.2026» */
const monthText = (month: string): string => month.split('-').toReversed().join('.')
