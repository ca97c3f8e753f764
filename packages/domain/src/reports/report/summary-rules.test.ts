import { describe, expect, it } from 'vitest'
import { numberedReport } from '../../../fixtures/make-report.ts'
import { COMPANY, FLAT, VEHICLE } from '../../../fixtures/report-answers.ts'
import type { Answer, Finding } from './report.ts'
import { finding, found, namesakeMatch, task } from './samples.test-data.ts'
import { summariseReport } from './summary.ts'

const without = (reason: (Answer & { kind: 'not-checked' })['reason']): Answer => ({
  kind: 'not-checked',
  reason,
})
const stated = (...titles: string[]): Answer => ({
  kind: 'stated',
  findings: titles.map((title): Finding => ({ title, facts: [], severity: 'notice' })),
})

describe('a report about a flat with too few neighbours on the market', () => {
  it('names no price, says why and what would change it, and blames no source', () => {
    const { colour, headline, conclusions } = summariseReport(
      numberedReport(FLAT, [['flat-value', without('too-few-data')]]),
    )
    expect([colour, headline]).toEqual(['grey', 'Недостаточно данных: цены мы не называем'])
    expect(conclusions).toMatchObject([
      {
        text: 'Похожих квартир с известной ценой слишком мало, чтобы назвать диапазон.',
        short: 'недостаточно данных',
        advice: ['Уберите комнаты или этаж и оцените еще раз либо закажите оценку у оценщика.'],
        conditions: ['рядом появятся новые объявления или сделки'],
      },
    ])
  })
})

describe('a source that was not asked for want of data', () => {
  it('is distinguished from a silent one, with what would help', () => {
    const { colour, headline, conclusions } = summariseReport({
      tasks: [task('passport', without('missing-data'))],
    })
    expect([colour, headline]).toEqual(['grey', 'Вывод неполный: не хватает данных о человеке'])
    expect(conclusions).toMatchObject([
      {
        text: 'Не спрашивали, не хватает данных: МВД (паспорт).',
        short: 'не хватает данных',
        advice: ['Добавьте недостающие данные: эти источники проверим бесплатно.'],
        conditions: ['вы добавите недостающие данные'],
      },
    ])
  })

  it('lacks data about the car where the car was asked about', () => {
    const report = numberedReport(VEHICLE, [
      ['vehicle-fines', without('missing-data')],
      ['vehicle-wanted', without('missing-data')],
    ])
    expect(summariseReport(report).headline).toBe('Вывод неполный: не хватает данных об автомобиле')
  })
})

describe('a source that was silent or is still asked', () => {
  it.each<[answer: Answer, headline: string, text: string, advice: string[], conditions: string[]]>([
    [
      without('source-down'),
      'Вывод неполный: часть источников не проверена',
      'Не ответили: МВД (розыск). Отсутствие ответа не значит, что записей нет.',
      ['Повторите запрос к источникам, которые не ответили: это бесплатно.'],
      ['ответят непроверенные источники'],
    ],
    [
      without('not-connected'),
      'Вывод неполный: часть источников не подключена',
      'Не спрашивали, источник не подключен: МВД (розыск).',
      ['Что не спросили, проверьте отдельно: список в конце отчета.'],
      [],
    ],
    [
      { kind: 'in-progress' },
      'Проверка идет',
      'Ждем ответа: МВД (розыск).',
      [],
      ['ответят остальные источники'],
    ],
  ])('with the answer %j makes no good news', (answer, headline, text, advice, conditions) => {
    const summary = summariseReport({ tasks: [task('wanted', answer)] })
    expect(summary).toMatchObject({ colour: 'grey', headline, advice, conditions })
    expect(summary.conclusions.map((conclusion) => conclusion.text)).toEqual([text])
  })
})

describe('records', () => {
  it('of a namesake are named as such, with what would make them the person’s own', () => {
    const namesakes = found(finding('critical', namesakeMatch))
    expect(summariseReport({ tasks: [task('wanted', namesakes)] })).toMatchObject({
      colour: 'yellow',
      advice: ['Сверьте дату рождения в записях однофамильцев с паспортом.'],
      conditions: ['окажется, что запись не об однофамильце'],
      conclusions: [{ text: 'Похоже, это другой человек: МВД (розыск).' }],
    })
  })

  it('that are serious in a check without a verdict of its own lead the report all the same', () => {
    const recall = numberedReport(VEHICLE, [['vehicle-recalls', found(finding('critical'))]])
    expect(summariseReport(recall)).toMatchObject({
      colour: 'red',
      headline: 'Не платите продавцу: отзывные кампании',
      conditions: ['записи закрыты'],
      conclusions: [{ text: 'Нашлось: отзывные кампании (Росстандарт).' }],
    })
  })

  it('of several checks are in one statement, each with its sources', () => {
    const report = numberedReport(COMPANY, [
      ['company-courts', found(finding('warning'), finding('warning'))],
      ['company-taxes', found({ ...finding('warning'), amount: 1_840_000 })],
    ])
    expect(summariseReport(report).conclusions.map(({ text }) => text)).toEqual([
      'Стоит разобраться: арбитражные дела (КАД); долг по налогам 18 400 ₽ (ФНС).',
    ])
  })
})

describe('what registers merely state', () => {
  it('is the headline where it is a single statement', () => {
    const { headline, colour } = summariseReport({
      tasks: [task('business', stated('ООО «Шифер», руководитель'))],
    })
    expect([colour, headline]).toEqual(['grey', 'ООО «Шифер», руководитель'])
  })

  it('is summarised where there are several statements, without advice', () => {
    const { headline, colour, conclusions } = summariseReport({
      tasks: [task('business', stated('ООО «Шифер», руководитель', 'ООО «Кленовый двор», участник'))],
    })
    expect([colour, headline]).toEqual(['grey', 'Сведения получены'])
    expect(conclusions).toMatchObject([
      {
        text: 'Сведения получены: МВД (ИП и участие в компаниях).',
        phrases: [],
        advice: [],
        conditions: [],
      },
    ])
  })
})
