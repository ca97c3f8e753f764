import { describe, expect, it } from 'vitest'
import { WHOLE } from '../../../fixtures/valuation.ts'
import type { Valuation } from '../../reports/valuation/valuation.ts'
import { letterOf, testedWords, valuationSections } from './valuation-view.ts'

const { trend: _trend, asking: _asking, back_test: _test, ...BARE } = WHOLE

const sectionOf = (id: string, valuation: Valuation = WHOLE) =>
  valuationSections({ valuation }).find((section) => section.id === id)

it('the value of a flat has its parts in one order, and none where nothing was valued', () => {
  expect(valuationSections({ valuation: WHOLE }).map(({ id }) => id)).toEqual([
    'comparables',
    'adjustments',
    'valuation-error',
    'price-trend',
  ])
  expect(valuationSections({})).toEqual([])
})

it('compared flats are a table with price, its source where known, and what was done to it', () => {
  expect(sectionOf('comparables')).toEqual({
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
    rows: [
      {
        id: 'comparable-1',
        cells: [
          ['А'],
          ['г. Образцовск, ул. Кленовая, д. 14', '2 комнаты, этаж не указан', 'Источник: Доска «Образец»'],
          ['54 м²'],
          ['6 900 000 ₽', 'в продаже 20.11.2026'],
          ['121 200 ₽', 'дата +2 %, торг −7 %'],
        ],
      },
      {
        id: 'comparable-2',
        cells: [
          ['Б'],
          ['г. Образцовск, ул. Садовая, д. 7', 'комнаты не указаны, 5 этаж'],
          ['60,5 м²'],
          ['8 300 000 ₽', 'продана 03.10.2026'],
          ['137 190 ₽', 'дата 0 %, торг 0 %'],
        ],
      },
    ],
  })
})

it('the sign of a flat is a letter that is not taken for another, then a number', () => {
  expect([0, 8, 11, 12].map(letterOf)).toEqual(['А', 'К', 'Н', '13'])
})

describe('what was done to prices', () => {
  const rowsOf = (valuation: Valuation) => {
    const section = sectionOf('adjustments', valuation)
    return section?.kind === 'table' ? section.rows.map(({ cells }) => cells.flat()) : []
  }

  it('is shown with what it was measured by', () => {
    expect(sectionOf('adjustments')).toMatchObject({
      kind: 'table',
      title: 'Какие поправки сделаны',
      note: 'Другого с ценами мы не делали. Поправку, которую не из чего посчитать, не придумываем.',
      columns: [
        { title: 'Поправка', share: 18 },
        { title: 'На сколько', share: 26 },
        { title: 'Из чего посчитана', share: 56 },
      ],
      rows: [{ id: 'adjustment-1' }, { id: 'adjustment-2' }, { id: 'adjustment-3' }],
    })
    expect(rowsOf(WHOLE)).toEqual([
      ['Дата', '+1,1 % в месяц', 'Медианы цены метра в объявлениях района Садовый за 3 месяца'],
      ['Торг', '−5,7 %', '8 продаж против 124 объявлений района. На эту долю изменены цены объявлений'],
      [
        'Площадь',
        'цена метра × площадь',
        'Сравниваем квартиры, чья площадь отличается не больше чем на 30 %: от 54 м² до 60,5 м²',
      ],
    ])
  })

  it('is in the right grammatical number', () => {
    const months = Array.from({ length: 5 }, (_, place) => ({ month: `2026-0${place + 1}`, metre: 137_000 }))
    const [one, few] = [
      {
        ...WHOLE,
        trend: { monthly: 0, months: months.slice(4) },
        asking: { share: 0, deals: 21, adverts: 31 },
      },
      { ...WHOLE, trend: { monthly: 0, months }, asking: { share: 0, deals: 22, adverts: 22 } },
    ].map((valuation) => rowsOf(valuation).map((row) => row[2]))
    expect(one?.slice(0, 2)).toEqual([
      'Медианы цены метра в объявлениях района Садовый за 1 месяц',
      '21 продажа против 31 объявления района. На эту долю изменены цены объявлений',
    ])
    expect(few?.slice(0, 2)).toEqual([
      'Медианы цены метра в объявлениях района Садовый за 5 месяцев',
      '22 продажи против 22 объявлений района. На эту долю изменены цены объявлений',
    ])
  })

  it('is nothing where there was nothing to measure it by, and says why', () => {
    expect(rowsOf(BARE).slice(0, 2)).toEqual([
      ['Дата', 'не измерена, поправки нет', 'В районе слишком мало цен по месяцам'],
      ['Торг', 'не измерен, поправки нет', 'В районе меньше пяти известных продаж или объявлений'],
    ])
  })
})

describe('how often a value was wrong', () => {
  it('is given in shares of known sales, and as a chart with every error in its column', () => {
    expect(sectionOf('valuation-error')).toEqual({
      kind: 'facts',
      id: 'valuation-error',
      title: 'Насколько мы ошибаемся',
      note: 'Взяли 38\u00a0известных продаж во всех районах и оценили каждую по тому, что было известно в ее день, будто она еще не состоялась.',
      rows: [
        { label: 'Обычная ошибка', value: '5,5 %: половина оценок ошиблась меньше' },
        { label: 'Ошибка не больше 10 %', value: '68 %' },
        { label: 'Ошибка не больше 20 %', value: '100 %' },
        { label: 'Цена попала в диапазон', value: '55 %' },
      ],
      figures: {
        kind: 'columns',
        title: 'Оценка против цены продажи, число продаж',
        labelTitle: 'Ошибка, %',
        labels: [
          'ниже −20',
          '−20…−15',
          '−15…−10',
          '−10…−5',
          '−5…0',
          '0…5',
          '5…10',
          '10…15',
          '15…20',
          '20 и выше',
        ],
        series: [{ name: 'Продаж', values: [1, 1, 1, 1, 1, 2, 1, 1, 1, 2] }],
        heads: ['Ошибка, %', 'Продаж'],
        rows: [
          ['ниже −20', '1'],
          ['−20…−15', '1'],
          ['−15…−10', '1'],
          ['−10…−5', '1'],
          ['−5…0', '1'],
          ['0…5', '2'],
          ['5…10', '1'],
          ['10…15', '1'],
          ['15…20', '1'],
          ['20 и выше', '2'],
        ],
      },
    })
  })

  it.each([
    [{ tested: 1, district: 'Садовый' }, 'Взяли 1\u00a0известную продажу в районе Садовый и оценили каждую'],
    [{ tested: 3 }, 'Взяли 3\u00a0известные продажи во всех районах и оценили каждую'],
    [{ tested: 10 }, 'Взяли 10\u00a0известных продаж во всех районах и оценили каждую'],
  ])('%j', (test, words) => {
    expect(testedWords(test)).toBe(words)
  })

  it('is absent where too few sales are known', () => {
    expect(sectionOf('valuation-error', BARE)).toEqual({
      kind: 'facts',
      id: 'valuation-error',
      title: 'Насколько мы ошибаемся',
      note: 'Известных продаж меньше десяти: ошибку не из чего посчитать, и мы ее не называем.',
      rows: [{ label: 'Обычная ошибка', value: 'не измерена' }],
    })
  })
})

describe('the price of a metre month by month', () => {
  it('is given by its first and last month, and as a chart in thousands', () => {
    expect(sectionOf('price-trend')).toEqual({
      kind: 'facts',
      id: 'price-trend',
      title: 'Цена метра в районе',
      note: 'Медиана цен, которые называли объявления района Садовый. Месяц, в котором их меньше трех, пропущен.',
      rows: [
        { label: '09.2026', value: '136 000 ₽' },
        { label: '11.2026', value: '138 500 ₽' },
        { label: 'За месяц', value: '+1,1 %' },
      ],
      figures: {
        kind: 'line',
        title: 'Медиана цены метра, тыс. ₽',
        labelTitle: 'Месяц',
        labels: ['09.2026', '10.2026', '11.2026'],
        series: [{ name: 'Район', values: [136, 137, 138.5] }],
        heads: ['Месяц', 'Район'],
        rows: [
          ['09.2026', '136'],
          ['10.2026', '137'],
          ['11.2026', '138,5'],
        ],
      },
    })
  })

  it('is no part of a report where no month has enough prices', () => {
    expect(sectionOf('price-trend', BARE)).toBeUndefined()
    expect(sectionOf('price-trend', { ...WHOLE, trend: { monthly: 0, months: [] } })).toBeUndefined()
  })
})
