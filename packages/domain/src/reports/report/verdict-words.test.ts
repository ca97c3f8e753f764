import { describe, expect, it } from 'vitest'
import { accounts, COMPANY, VEHICLE } from '../../../fixtures/report-answers.ts'
import { catalogueProduct } from '../../orders/catalogue/products.ts'
import { verdictView } from '../../views/report/verdict-view.ts'
import { numberedReport, personReport } from '../../../fixtures/make-report.ts'
import { typograph } from '../../format/typography.ts'
import { EXIT_BAN_LIMITS } from '../../checks/exit-ban-limits.ts'
import { wordsAbout } from './fact-words.ts'
import type { Answer, Finding, Report } from './report.ts'
import { finding, found, likelyMatch, noMatch, task } from './samples.test-data.ts'
import type { SummaryFact } from './summary-fact.ts'
import { summariseReport } from './summary.ts'

const withSum = (severity: Finding['severity'], roubles: number): Finding => ({
  ...finding(severity, likelyMatch),
  amount: roubles * 100,
})

const headlineOf = (product_name: string, ...answers: [type: string, answer: Answer][]): string =>
  summariseReport({ product_name, tasks: answers.map(([type, answer]) => task(type, answer)) }).headline

describe('sums of a verdict', () => {
  it('names the sum of records that are not serious, and what they are', () => {
    const taxes = found(withSum('warning', 18_400))
    expect(headlineOf('PersonCheck', ['taxes', taxes])).toBe(
      'Разберитесь до аванса: долг по налогам 18 400 ₽',
    )
    expect(headlineOf('PersonCheck', ['courts', found(finding('notice'), withSum('warning', 5_000))])).toBe(
      'Разберитесь до аванса: дела в суде на минимум 5 000 ₽',
    )
  })

  it('finds the place of the sum in words that the build has set for reading, too', () => {
    const facts: readonly SummaryFact[] = [
      { taskId: '1', taskType: 'courts', source: 'Суды', kind: 'attention', amount: 500_000 },
    ]
    for (const words of ['дела в суде{ на sum}', typograph('дела в суде{ на sum}')]) {
      expect(wordsAbout(words, facts)).toMatch(/^дела в.суде.на.5 000 ₽$/)
      expect(wordsAbout(words, [])).toMatch(/^дела в.суде$/)
    }
  })

  it('adds up the records of one check, and never a loss to a debt', () => {
    const debts = found(withSum('critical', 1_204_000), withSum('critical', 214_300))
    const { headline, conclusions, conditions } = summariseReport(
      numberedReport(COMPANY, [
        ['company-debts', debts],
        ['company-finance', accounts(-2_900_000)],
      ]),
    )
    expect(headline).toBe(
      'Не давайте аванс: долг 1 418 300 ₽ у приставов и убыток 2 900 000 ₽ за последний год',
    )
    expect(conclusions.map(({ phrases }) => phrases)).toEqual([
      ['долг 1 418 300 ₽ у приставов'],
      ['убыток 2 900 000 ₽ за последний год'],
    ])
    expect(conditions).toEqual(['производства окончены', 'отчетность за следующий год покажет прибыль'])
  })

  it('says what an incomplete match leaves open', () => {
    const weak = { ...noMatch, name: 'same' } as const
    expect(headlineOf('PersonCheck', ['wanted', found(finding('critical', weak))])).toBe(
      'Разберитесь до аванса: возможно, розыск',
    )
  })

  it('leads with all serious records of a report', () => {
    expect(
      headlineOf(
        'PersonCheck',
        ['bankruptcy', found(finding('critical'))],
        ['bailiffs', found(withSum('critical', 388_140))],
      ),
    ).toBe('Не вносите аванс: банкротство и долг 388 140 ₽')
  })

  it('takes the words of a register of facts from its record', () => {
    const unknown = { ...finding('warning'), title: 'Действующего полиса ОСАГО нет' }
    expect(summariseReport(numberedReport(VEHICLE, [['vehicle-insurance', found(unknown)]])).headline).toBe(
      'Разберитесь до покупки: действующего полиса ОСАГО нет',
    )
  })
})

describe('words of a verdict for what is about to happen', () => {
  const debt = found(withSum('critical', 388_140))
  it.each([
    ['PersonCheck', 'До сделки', 'Не вносите аванс, пока долг 388 140 ₽ не закрыт'],
    ['TenantCheck', 'До договора найма', 'Не подписывайте договор найма: долг 388 140 ₽'],
    ['DriverCheck', 'До передачи машины', 'Не передавайте машину: долг 388 140 ₽'],
    ['EmployeeCheck', 'До приема на работу', 'Обсудите до приема на работу: долг 388 140 ₽'],
    ['SecurityCheck', 'До приема на работу', 'Обсудите до приема на работу: долг 388 140 ₽'],
    ['BorrowerCheck', 'До займа', 'Не давайте взаймы: долг 388 140 ₽'],
    ['ExitBanCheck', 'До поездки', 'Выезд могут закрыть: долг 388 140 ₽, порог 30 000 ₽'],
  ])('%s advises %s', (product_name, title, headline) => {
    const report: Report = { ...personReport([['bailiffs', 'ФССП', debt]]), product_name }
    expect(verdictView(report)).toMatchObject({ adviceTitle: title, headline })
  })

  it.each([
    [COMPANY, 'До договора'],
    [VEHICLE, 'До покупки'],
  ] as const)('of a subject that says it: %o', (subject, title) => {
    expect(verdictView(numberedReport(subject, [])).adviceTitle).toBe(title)
  })

  it('does not speak of a contract before a trip', () => {
    const { advice } = summariseReport({
      product_name: 'ExitBanCheck',
      tasks: [task('bailiffs', { kind: 'not-found' })],
    })
    expect(advice).toEqual(['Перед поездкой повторите проверку: сведения меняются каждый день.'])
  })
})

describe('a ban on leaving the country', () => {
  const of = (...debts: Finding[]): string => headlineOf('ExitBanCheck', ['bailiffs', found(...debts)])
  const about = (purpose: string, one: Finding): Finding => ({
    ...one,
    facts: [{ label: 'Предмет', value: purpose }],
  })

  it('compares the sum of the debts with the limits of the law', () => {
    expect(of(withSum('critical', 29_999))).toBe(
      'Выезд могут закрыть через два месяца неуплаты: долг 29 999 ₽, порог 10 000 ₽',
    )
    expect(of(withSum('critical', 20_000), withSum('critical', 10_000))).toBe(
      'Выезд могут закрыть: долг 30 000 ₽, порог 30 000 ₽',
    )
    expect(of(withSum('critical', 9_999))).toBe(
      'Закройте долг 9 999 ₽: для запрета на выезд он мал, порог 10 000 ₽',
    )
  })

  it('has a lower limit for alimony and harm', () => {
    expect(of(about('Алименты на содержание детей', withSum('critical', 12_000)))).toBe(
      'Выезд могут закрыть: алименты и вред 12 000 ₽, порог 10 000 ₽',
    )
    expect(of(about('Возмещение вреда здоровью', withSum('critical', 9_000)))).toContain('он мал')
  })

  it('never calls a debt of an unknown sum a small one', () => {
    expect(of(withSum('critical', 500), finding('critical'))).toBe(
      'Выезд могут закрыть: у приставов долг, сумма не указана',
    )
  })

  it('knows the limits that the product names before the payment', () => {
    const limits = catalogueProduct('ExitBanCheck')?.limits?.join(' ') ?? ''
    const named = [...limits.matchAll(/от (\d+ \d{3}) ₽/g)].map(([, sum = '']) =>
      Number(sum.replace(' ', '')),
    )
    expect(new Set(named)).toEqual(new Set([EXIT_BAN_LIMITS.usual, EXIT_BAN_LIMITS.low]))
  })
})
