import { describe, expect, it } from 'vitest'
import { casesByYear } from '../../views/report/cases-by-year.ts'
import { financeFinding } from './finance.ts'
import { figuresView } from '../../views/report/figures-view.ts'
import { leastDriven, mileageFinding } from './mileage.ts'

const year = (number: number, revenue: number | null, profit: number | null) => ({
  year: number,
  revenue,
  profit,
  liabilities: null,
})
const words = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

describe('accounts of a company', () => {
  it('[UI-066] are figures by year, in the order of years', () => {
    const finding = financeFinding([year(2025, 31_240_000, 4_400_000), year(2024, 22_800_000, null)])
    expect(finding?.severity).toBe('notice')
    expect(finding?.figures).toMatchObject({
      labels: ['2024', '2025'],
      series: [
        { name: 'Выручка', values: [22.8, 31.2] },
        { name: 'Чистая прибыль', values: [null, 4.4] },
      ],
    })
    expect(finding?.facts.map(({ label, value }) => `${label}: ${words(value)}`)).toEqual([
      'Выручка за 2025 год: 31,2 млн. ₽',
      'Чистая прибыль за 2025 год: 4,4 млн. ₽',
      'Долги на конец 2025 года: не указано',
      'Выручка к 2024 году: выросла на 37%',
    ])
  })

  it('warn of a loss of the last year alone', () => {
    expect(financeFinding([year(2024, 1, -5), year(2025, 1, 5)])?.severity).toBe('notice')
    const finding = financeFinding([year(2024, 1, 5), year(2025, 1, -2_900_000)])
    expect(finding).toMatchObject({ severity: 'critical', title: 'Убыток за 2025 год' })
    expect(financeFinding([year(2025, null, null)])?.severity).toBe('notice')
    expect(financeFinding([])).toBeUndefined()
  })

  it.each([
    [100, 50, 'упала на 50%'],
    [100, 100, 'не изменилась'],
  ])('compare %d with %d', (before, after, said) => {
    const finding = financeFinding([year(2024, before, 1), year(2025, after, 1)])
    expect(finding?.facts.at(-1)?.value).toBe(said)
  })
})

describe('debts of a company', () => {
  it('are beside revenue and profit year by year where the accounts have them', () => {
    const finding = financeFinding([
      { ...year(2024, 22_800_000, 1), liabilities: 7_600_000 },
      { ...year(2025, 31_200_000, 1), liabilities: null },
    ])
    expect(finding?.figures).toMatchObject({
      title: 'Выручка, чистая прибыль и долги, млн ₽',
      series: [{}, {}, { name: 'Долги', values: [7.6, null] }],
    })
  })
})

describe('readings of an odometer', () => {
  const reading = (date: string, kilometres: number) => ({ date, kilometres, from: 'техосмотр' })

  it('are figures by date', () => {
    const finding = mileageFinding([reading('2024-05-01', 96_040), reading('2022-03-15', 74_000)])
    expect(finding).toMatchObject({ severity: 'notice' })
    expect(words(finding?.title)).toBe('Последний пробег: 96 040 км')
    expect(finding?.figures).toMatchObject({
      kind: 'line',
      labels: ['15.03.2022', '01.05.2024'],
      series: [{ values: [74, 96] }],
    })
    expect(mileageFinding([])).toBeUndefined()
  })

  it('that went back warn, and say between which days and how far', () => {
    const finding = mileageFinding([
      reading('2022-08-10', 141_000),
      reading('2024-02-06', 79_000),
      reading('2026-09-07', 118_000),
    ])
    expect(finding?.severity).toBe('critical')
    expect(words(finding?.title)).toBe('Пробег скручен не меньше чем на 62 000 км')
    expect(finding?.facts.map(({ value }) => words(value))).toEqual([
      '118 000 км, 07.09.2026',
      'не меньше 180 000 км: 141 000 км до скрутки и 39 000 км по записям после нее',
      '141 000 км',
      'между 10.08.2022 и 06.02.2024',
      'техосмотр',
    ])
  })

  it('have beside them how they changed and who wrote them down', () => {
    const figures = mileageFinding([
      reading('2022-08-10', 141_000),
      { ...reading('2024-02-06', 79_000), from: 'объявление' },
      reading('2026-09-07', 118_000),
    ])?.figures
    expect(figures && figuresView(figures)).toMatchObject({
      heads: ['Дата', 'Пробег', 'С прошлого раза, км', 'Кто записал'],
      rows: [
        ['10.08.2022', '141', '—', 'техосмотр'],
        ['06.02.2024', '79', '−62\u00a0000', 'объявление'],
        ['07.09.2026', '118', '+39\u00a0000', 'техосмотр'],
      ],
    })
  })

  it('that did not go back have nothing to calculate', () => {
    const facts = mileageFinding([reading('2022-01-01', 100), reading('2023-01-01', 900)])?.facts
    expect(facts?.map(({ label }) => label)).toEqual(['На приборе', 'Кто записал'])
  })

  it('give the distance between them for a car whose odometer was turned back twice', () => {
    expect(leastDriven([50_000, 90_000, 40_000, 70_000, 20_000, 35_000])).toEqual([
      50_000, 90_000, 90_000, 120_000, 120_000, 135_000,
    ])
  })

  it('a few kilometres less are a slip of the pen', () => {
    const finding = mileageFinding([reading('2022-01-01', 100_400), reading('2023-01-01', 100_000)])
    expect(finding?.severity).toBe('notice')
  })
})

describe('cases of a party', () => {
  const record = (title: string, role?: string) => ({
    title,
    severity: 'warning' as const,
    facts: role ? [{ label: 'Роль', value: role }] : [],
  })

  it('are counted by year and role, years without a case too', () => {
    const figures = casesByYear([
      record('Дело А00-1140/2024', 'ответчик'),
      record('Дело А00-0871/2026', 'истец'),
      record('Дело А00-0455/2026'),
    ])
    expect(figures).toMatchObject({
      labels: ['2024', '2025', '2026'],
      series: [
        { name: 'Ответчик', values: [1, 0, 0] },
        { name: 'Истец', values: [0, 0, 1] },
        { name: 'Другая роль', values: [0, 0, 1] },
      ],
    })
  })

  it('are counted by how they ended where one tells it: who is sued loses what is awarded', () => {
    const ended = (title: string, role: string, end?: string) => ({
      title,
      severity: 'warning' as const,
      facts: [{ label: 'Роль', value: role }, ...(end ? [{ label: 'Итог', value: end }] : [])],
    })
    const figures = casesByYear([
      ended('Дело А00-1/2025', 'ответчик', 'взыскано 17.07.2025'),
      ended('Дело А00-2/2025', 'ответчик', 'в иске отказано'),
      ended('Дело А00-3/2025', 'истец', 'в иске отказано'),
      ended('Дело А00-4/2026', 'истец', 'иск удовлетворен'),
      ended('Дело А00-5/2026', 'ответчик', 'идет'),
      ended('Дело А00-6/2026', 'третье лицо', 'взыскано'),
    ])
    expect(figures).toEqual({
      kind: 'columns',
      title: 'Дела по годам и итогам',
      labelTitle: 'Год',
      labels: ['2025', '2026'],
      series: [
        { name: 'Проиграно', values: [2, 0] },
        { name: 'Выиграно', values: [1, 1] },
        { name: 'Другой итог или идет', values: [0, 2] },
      ],
      columns: [
        { name: 'Ответчик', values: ['2', '1'] },
        { name: 'Истец', values: ['1', '1'] },
        { name: 'Другая роль', values: ['0', '1'] },
      ],
    })
  })

  /** As courts and the card index of arbitration word it; sides of one claim. */
  it.each([
    ['Иск (заявление, жалоба) УДОВЛЕТВОРЕН', 'won', 'lost'],
    ['Иск удовлетворить полностью', 'won', 'lost'],
    ['Взыскать солидарно', 'won', 'lost'],
    ['ОТКАЗАНО в удовлетворении иска (заявлении, жалобы)', 'lost', 'won'],
    ['В иске отказать полностью', 'lost', 'won'],
    ['Иск не удовлетворен', 'lost', 'won'],
    ['Иск (заявление, жалоба) УДОВЛЕТВОРЕН ЧАСТИЧНО', 'other', 'other'],
    ['Производство по делу ПРЕКРАЩЕНО: ОТКАЗ ИСТЦА от иска', 'other', 'other'],
    ['Принят отказ от иска', 'other', 'other'],
    ['Утверждено мировое соглашение', 'other', 'other'],
    ['Иск ОСТАВЛЕН БЕЗ РАССМОТРЕНИЯ', 'other', 'other'],
    ['ОТКАЗАНО в принятии заявления', 'other', 'other'],
    ['Заявление ВОЗВРАЩЕНО заявителю', 'other', 'other'],
    ['Удовлетворить ходатайство гражданина. Признать гражданина банкротом', 'other', 'other'],
    ['Передано по подсудности', 'other', 'other'],
  ])('say who won only where the end says so: %s', (end, plaintiff, defendant) => {
    const known = {
      title: 'Дело А00-9/2026',
      severity: 'warning' as const,
      facts: [
        { label: 'Роль', value: 'истец' },
        { label: 'Итог', value: 'взыскано' },
      ],
    }
    const wonBy = (role: string) => {
      const one = { ...known, title: 'Дело А00-1/2025' }
      const figures = casesByYear([
        known,
        {
          ...one,
          facts: [
            { label: 'Роль', value: role },
            { label: 'Итог', value: end },
          ],
        },
      ])
      return figures?.series.find(({ values }) => values[0] === 1)?.name
    }
    const names = { won: 'Выиграно', lost: 'Проиграно', other: 'Другой итог или идет' }
    expect([wonBy('истец'), wonBy('ответчик')]).toEqual([
      names[plaintiff as keyof typeof names],
      names[defendant as keyof typeof names],
    ])
  })

  it('are not counted where there are fewer than two', () => {
    expect(casesByYear([record('Дело А00-1140/2024'), record('Запись 12/345')])).toBeUndefined()
  })
})
