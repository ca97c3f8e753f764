import { describe, expect, it } from 'vitest'
import { CLEAN, fullCheck, historyOf, MORTGAGED, ORDER_CASES } from '../../../fixtures/order-cases.ts'
import { DEBT, DOWN, NOTHING } from '../../../fixtures/report-answers.ts'
import { personReport, propertyReport, propertyReportWithout } from '../../../fixtures/make-report.ts'
import { orderView } from './order-view.ts'
import { reconcile } from './reconcile.ts'
import { summariseOrder } from './summarise-order.ts'

const order = (name: string) => {
  const found = ORDER_CASES.find(([one]) => one === name)?.[1]
  if (!found) throw new TypeError(`there is no order ${name}`)
  return found
}
const mortgaged = order('a mortgage, a debt and a second owner')
const clean = order('nothing hinders')

describe('the verdict of an order', () => {
  it('is the most serious of its parts and names sums', () => {
    const { colour, word, headline, advice } = summariseOrder(mortgaged.parts)
    expect([colour, word]).toEqual(['red', 'Опасно'])
    expect(headline).toBe('Не вносите аванс: ипотека, долг 388 140 ₽, доли и несколько собственников')
    expect(advice[0]).toMatch(/справку банка об остатке/)
  })

  it('is green when all parts are clean and one of them answers what another is silent on', () => {
    expect(summariseOrder(clean.parts)).toMatchObject({ colour: 'green', headline: 'Препятствий не нашли' })
    const historyAlone = fullCheck([propertyReport(historyOf(CLEAN))])
    expect(summariseOrder(historyAlone.parts).colour).toBe('grey')
  })

  it('is never green while a part is open, was not found or could not be read whole', () => {
    const clear = propertyReport(CLEAN)
    for (const other of [
      null,
      propertyReportWithout({ kind: 'not-found' }),
      propertyReportWithout({ kind: 'in-progress' }),
      propertyReport({ ...CLEAN, notUnderstood: ['/x'] }),
    ])
      expect(summariseOrder(fullCheck([clear, other]).parts).colour).toBe('grey')
  })

  it('leaves out a part whose money went back', () => {
    const returned = fullCheck([propertyReport(CLEAN), null], 'refund')
    expect(summariseOrder(returned.parts).colour).toBe('green')
    expect(orderView(returned).notChecked.rows[0]?.how).toBe('Деньги за нее возвращены')
  })
})

describe('the reconciliation of an order', () => {
  const cellsOf = (facts: typeof mortgaged, question: string) => {
    const row = reconcile(facts.parts)?.rows.find((one) => one.question === question)
    return [...(row?.cells ?? []).map(({ text, state }) => `${text} (${state})`), row?.outcome.words]
  }

  it('compares what the parts say and never what they do not say', () => {
    expect(cellsOf(mortgaged, 'Сколько собственников')).toEqual([
      'Двое, по 1/2 (agrees)',
      'Двое, по 1/2 (agrees)',
      'Проверен один (differs)',
      'Проверены не все',
    ])
    expect(cellsOf(mortgaged, 'С какого дня')).toEqual([
      '18.03.2024 (agrees)',
      '18.03.2024 (agrees)',
      'не спрашивали (not-asked)',
      'Сходится',
    ])
    expect(cellsOf(mortgaged, 'Ипотека и другие обременения')).toEqual([
      'Ипотека в силу закона с 18.03.2024 по 18.03.2044 (says)',
      'документ не сообщает (not-told)',
      'не спрашивали (not-asked)',
      'Есть обременение',
    ])
    expect(cellsOf(mortgaged, 'Запрет сделок')).toEqual([
      'не зарегистрировано (says)',
      'документ не сообщает (not-told)',
      'Долг 388 140 ₽, взыскание идет (differs)',
      'Могут внести из-за долга',
    ])
  })

  it('[TRUE-01] says that nothing is registered only where an extract says so', () => {
    expect(cellsOf(clean, 'Ипотека и другие обременения').at(-1)).toBe('Не зарегистрировано')
    const absent = fullCheck([
      propertyReport({ ...CLEAN, parts: {} }),
      propertyReport(historyOf(CLEAN)),
      personReport([['bailiffs', 'ФССП', DEBT]]),
    ])
    expect(cellsOf(absent, 'Ипотека и другие обременения')).toEqual([
      'в выписке не указано (not-told)',
      'документ не сообщает (not-told)',
      'не спрашивали (not-asked)',
      'Никто не сообщает',
    ])
  })

  it('[TRUE-08] has for a mortgage the colour of the verdict', () => {
    const row = reconcile(mortgaged.parts)?.rows.find(({ question }) => question.startsWith('Ипотека'))
    const point = orderView(mortgaged).verdict.points.find(({ text }) => text.includes('в ипотеке'))
    expect(row?.outcome.tone).toBe('red')
    expect(point?.mark?.tone).toBe('red')
  })

  it('shows where two documents differ', () => {
    const later = historyOf({
      ...MORTGAGED,
      rights: MORTGAGED.rights.map((right) => ({ ...right, date: '2024-04-01' })),
    })
    const facts = fullCheck([propertyReport(MORTGAGED), propertyReport(later)])
    expect(cellsOf(facts, 'С какого дня').at(-1)).toBe('Не сходится, спросите продавца')
  })

  it('is left out where there is nothing to compare', () => {
    expect(reconcile(fullCheck([propertyReport(CLEAN)]).parts)).toBeUndefined()
    expect(reconcile(fullCheck([null, null]).parts)).toBeUndefined()
  })
})

describe('[TRUE-02] the view of an order', () => {
  it.each(ORDER_CASES)('names each source once and has no id twice: %s', (_name, facts) => {
    const view = orderView(facts)
    const sources = view.asked.rows.map(({ source }) => source)
    expect(new Set(sources).size).toBe(sources.length)
    const ids = view.parts.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells the part of each check', () => {
    const register = orderView(mortgaged).asked.rows.find(({ source }) => source === 'ЕГРН')
    expect(register?.checks.map(({ part }) => part)).toEqual(['Выписка об объекте', 'Переход прав'])
  })
})

describe('the parts in the view of an order', () => {
  const person = personReport([['wanted', 'МВД', NOTHING]])
  const flat = propertyReport(CLEAN)

  it('has the number of the order, and each part with its place', () => {
    const view = orderView(fullCheck([flat, person]))
    expect(view.number).toBe('№ 10\u00a0602')
    expect(view.parts.map(({ id, title, subject }) => [id, title, subject])).toEqual([
      ['part-1', 'Выписка об объекте', '00:01:0001001:204'],
      ['part-2', 'Переход прав', 'Ладогин Арсений'],
    ])
  })

  it.each([
    ['the object before its owners', [person, flat], '00:01:0001001:204'],
    ['the person where there is no object', [person, null], 'Ладогин Арсений'],
  ])('is about %s', (_whom, reports, name) => {
    expect(orderView(fullCheck(reports)).subject.name).toBe(name)
  })

  it('is about what was ordered while there is no report', () => {
    expect(orderView(fullCheck([null, null])).subject).toEqual({ name: '00:01:0001001:204', lines: [] })
  })

  it.each([
    ['no report', [null, null], false],
    ['one report of the demo register', [{ ...flat, demo: false }, person], true],
    [
      'reports of real registers alone',
      [
        { ...flat, demo: false },
        { ...person, demo: false },
      ],
      false,
    ],
  ])('is marked as a demonstration by any of its reports: %s', (_what, reports, demo) => {
    expect(orderView(fullCheck(reports)).demo).toBe(demo)
  })

  it('has a reconciliation of the parts that count, or none', () => {
    const { parts: read, ...facts } = fullCheck([flat, propertyReport(historyOf(CLEAN))])
    const [returned] = fullCheck([null], 'refund').parts
    const view = orderView({ ...facts, parts: [...read, ...(returned ? [returned] : [])] })
    expect(view.reconciliation?.columns).toEqual(['Выписка об объекте', 'Переход прав'])
    expect(orderView(fullCheck([flat]))).not.toHaveProperty('reconciliation')
  })

  it.each([
    [
      'inprogress',
      {
        mark: { tone: 'wait', words: 'Проверяется' },
        headline: 'Эта часть еще не готова',
      },
    ],
    [
      'refund',
      {
        mark: { tone: 'grey', words: 'Деньги возвращены' },
        headline: 'Эта часть не выполнена, деньги за нее возвращены',
      },
    ],
  ])('give the state of a part without a report: %s', (status, words) => {
    expect(orderView(fullCheck([flat, null], status)).parts[1]).toEqual({
      id: 'part-2',
      title: 'Переход прав',
      ...words,
      subject: '',
      sections: [],
    })
  })

  it('says at least that a register has not answered, and of a person no more than is known', () => {
    const { verdict } = orderView(fullCheck([propertyReportWithout(DOWN), personReport([]), null]))
    expect(verdict).toMatchObject({ points: [{ text: 'Росреестр пока не ответил.' }], text: '' })
  })

  it('says of a document what follows from it', () => {
    expect(orderView(fullCheck([flat])).verdict.points).toEqual([
      { mark: { tone: 'grey', words: 'К сведению' }, text: 'Имя собственника скрыто.' },
    ])
  })
})

describe('what an order has not checked', () => {
  const rowsOf = (facts: typeof mortgaged) => orderView(facts).notChecked.rows

  it('has a title and says of which time its answers are', () => {
    expect(orderView(clean).notChecked).toMatchObject({
      title: 'Что не проверено',
      closing: 'Отчет пересказывает ответы источников на час запроса. После него записи могли измениться.',
    })
  })

  it('begins with the parts that were not done, then those that are not ready', () => {
    const waiting = fullCheck([propertyReport(CLEAN), null], 'inprogress').parts
    const returned = fullCheck([null, null], 'refund').parts
    expect(rowsOf({ ...clean, parts: [...waiting, ...returned] }).slice(0, 4)).toEqual([
      { what: 'Выписка об объекте', why: 'Часть заказа не выполнена', how: 'Деньги за нее возвращены' },
      { what: 'Переход прав', why: 'Часть заказа не выполнена', how: 'Деньги за нее возвращены' },
      {
        what: 'Переход прав',
        why: 'Часть заказа еще не готова',
        how: 'Ответ появится на этой странице',
      },
      {
        what: 'Кто прописан и живет',
        why: 'В реестре этого нет',
        how: 'Попросите справку о зарегистрированных лицах',
      },
    ])
  })

  it('says once what holds for two documents, and apart what was not read in each', () => {
    const unread = (path: string) => propertyReport({ ...CLEAN, notUnderstood: [path] })
    expect(
      rowsOf(fullCheck([unread('/rights/note'), unread('/object/plan')])).map(({ what }) => what),
    ).toEqual([
      'Части файла выписки',
      'Части файла выписки',
      'Кто прописан и живет',
      'Долги за жилье и взносы',
      'Перепланировка',
      'Права супругов и наследников',
    ])
  })
})
