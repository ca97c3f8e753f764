import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECK_TYPES } from '../../checks/check.ts'
import { CHECKS } from '../../checks/checks.ts'
import type { Answer } from './report.ts'
import { finding, found, likelyMatch, namesakeMatch, noMatch, task } from './samples.test-data.ts'
import { reportStatusLabel, reportTransition, taskStatusLabel, taskTransition } from './status.ts'
import { summariseReport } from './summary.ts'

describe('summary', () => {
  it('counts records and tasks and leads with the most serious', () => {
    const summary = summariseReport({
      tasks: [
        task('bailiffs', found(finding('critical', likelyMatch))),
        task('courts', found(finding('warning'), finding('notice'))),
        task('pledges', found(finding('critical', namesakeMatch))),
        task('wanted', { kind: 'not-found' }),
        task('taxes', { kind: 'not-checked', reason: 'missing-data' }),
        task('arbitration', { kind: 'in-progress' }),
      ],
    })
    expect(summary.counts).toEqual({
      found: 1,
      attention: 2,
      namesake: 1,
      notFound: 1,
      notChecked: 1,
      inProgress: 1,
    })
    expect(summary.colour).toBe('red')
    expect(summary.headline).toBe('Не вносите аванс, пока долг не закрыт')
    expect(summary.text).toBe(
      'Записей: 4. Сведений нет: 1 проверка. Не проверено: 1 проверка. Ждем ответа: 1 проверка.',
    )
    expect(summary.advice[0]).toContain('справку об остатке долга')
    expect(summary.conditions).toContain('производство окончено')
  })

  it('counts checks in words and leaves out zero counts', () => {
    const textOf = (...answers: Answer[]) =>
      summariseReport({ tasks: answers.map((answer) => task('courts', answer)) }).text
    const nothing = { kind: 'not-found' } as const
    expect(textOf(nothing, nothing)).toBe('Сведений нет: 2 проверки.')
    expect(textOf(nothing, nothing, nothing, nothing, nothing)).toBe('Сведений нет: 5 проверок.')
    expect(textOf(found(finding('notice')))).toBe('Записей: 1.')
    expect(textOf({ kind: 'in-progress' })).toBe('Ждем ответа: 1 проверка.')
    expect(textOf({ kind: 'not-checked', reason: 'source-down' })).toBe('Не проверено: 1 проверка.')
    expect(textOf()).toBe('')
  })

  it('names each source once in the conclusions that speak of sources', () => {
    const of = (type: string, answer: Answer) => [
      task(type, answer),
      { ...task(type, answer), source: 'ФНС' },
      task(type, answer),
    ]
    const serious = found(finding('critical'))
    for (const tasks of [
      of('wanted', serious),
      of('courts', serious),
      of('courts', found(finding('warning'))),
    ]) {
      const [conclusion, ...more] = summariseReport({ tasks }).conclusions
      expect(conclusion?.text).toMatch(/^[А-Я][^.]*: [а-я ]+ \(МВД, ФНС\)\.$/)
      expect(more).toEqual([])
    }
    for (const tasks of [
      of('courts', found(finding('critical', namesakeMatch))),
      of('courts', { kind: 'not-checked', reason: 'source-down' }),
      of('courts', { kind: 'in-progress' }),
      of('courts', { kind: 'not-found' }),
    ]) {
      const [conclusion, ...more] = summariseReport({ tasks }).conclusions
      expect(conclusion?.text).toMatch(/^[А-Я][^.]*: МВД \([а-я ]+\); ФНС \([а-я ]+\)\./)
      expect(more).toEqual([])
    }
  })

  it('[TRUE-02] names the checks of a source that answers several, and each where it belongs', () => {
    const { conclusions } = summariseReport({
      tasks: [
        task('passport', { kind: 'not-checked', reason: 'missing-data' }),
        task('wanted', { kind: 'not-found' }),
      ],
    })
    expect(conclusions.map(({ text }) => text)).toEqual([
      expect.stringContaining('МВД (паспорт)'),
      expect.stringContaining('МВД (розыск)'),
    ])
  })

  it('names the debt where the records have a sum', () => {
    const debt = { ...finding('critical', likelyMatch), amount: 38_814_000 }
    const { headline, conclusions } = summariseReport({ tasks: [task('bailiffs', found(debt))] })
    expect(headline).toMatch(/^Не вносите аванс, пока долг 388\s140\s₽ не закрыт$/)
    expect(conclusions[0]?.short).toMatch(/^долг 388\s140\s₽$/)
  })

  it.each(CHECK_TYPES)(
    'draws a conclusion in words from a serious record of %s and advises on it',
    (type) => {
      const { conclusions, advice } = summariseReport({ tasks: [task(type, found(finding('critical')))] })
      expect(conclusions.map(({ text }) => text)).toEqual([expect.stringMatching(/^[А-Я].*\.$/)])
      expect(advice).toEqual([CHECKS[type].whatToDo])
    },
  )

  it('advises by the kind of answer, and to wait is no advice', () => {
    const adviceOn = (answer: Answer) => summariseReport({ tasks: [task('courts', answer)] }).advice
    expect(adviceOn({ kind: 'not-found' })).toEqual([expect.stringContaining('повторите проверку')])
    expect(adviceOn({ kind: 'not-checked', reason: 'source-down' })).toEqual([
      expect.stringContaining('Повторите запрос'),
    ])
    expect(adviceOn(found(finding('critical', namesakeMatch)))).toEqual([
      expect.stringContaining('Сверьте дату рождения'),
    ])
    expect(adviceOn({ kind: 'in-progress' })).toEqual([])
  })

  it('has no advice of a check that it does not know', () => {
    const summary = summariseReport({ tasks: [task('toString', found(finding('critical')))] })
    expect(summary).toMatchObject({ colour: 'red', counts: { found: 1 }, advice: [] })
  })

  it('names no condition that would change a clean conclusion', () => {
    expect(summariseReport({ tasks: [task('wanted', { kind: 'not-found' })] }).conditions).toEqual([])
  })

  it.each([
    ['wanted', 'Отложите сделку: человек может быть в розыске'],
    ['bankruptcy', 'Не подписывайте без управляющего: человек банкрот'],
    ['passport', 'Не подписывайте: паспорт недействителен'],
    ['courts', 'Разберитесь с делом в суде до сделки'],
    ['extremists', 'Откажитесь от сделки: человек в перечне Росфинмониторинга'],
    ['disqualification', 'Не подписывайте договор с его организацией: человек дисквалифицирован'],
    ['accountBlocks', 'Не переводите аванс: счета заблокированы'],
    ['license', 'Не давайте машину: удостоверение недействительно'],
    ['bailiffCount', 'Спросите о долгах: их взыскивают приставы'],
  ])('has a headline for a serious record of %s', (type, headline) => {
    expect(summariseReport({ tasks: [task(type, found(finding('critical')))] }).headline).toBe(headline)
  })

  it('knows neither sum nor matter where the record names none', () => {
    const [conclusion] = summariseReport({
      tasks: [task('bailiffs', found(finding('critical')))],
    }).conclusions
    expect(conclusion?.facts).toStrictEqual([
      {
        taskId: 'task-bailiffs',
        taskType: 'bailiffs',
        source: 'ФССП',
        kind: 'found',
        index: 0,
        title: 'Запись',
      },
    ])
  })

  it('of anyone but a taxpayer has no status for a headline: it was not what was asked for', () => {
    const status: Answer = {
      kind: 'stated',
      findings: [{ ...finding('notice'), title: 'Плательщик налога' }],
    }
    const tasks = [task('selfEmployed', status), task('courts', { kind: 'not-found' })]
    const subject = {
      kind: 'person',
      lastName: 'Ладогин',
      firstName: 'Арсений',
      birthDate: '1987-03-14',
    } as const
    expect(summariseReport({ subject, tasks }).headline).toBe('Записей не найдено')
    expect(summariseReport({ subject: { kind: 'taxpayer', inn: '001400000180' }, tasks }).headline).toBe(
      'Плательщик налога, других записей нет',
    )
  })

  it('does not lead with a namesake of someone wanted', () => {
    const tasks = [task('wanted', found(finding('critical', namesakeMatch)))]
    expect(summariseReport({ tasks }).headline).toBe('Есть записи о возможных однофамильцах')
  })

  it('speaks of nothing found only when everything was asked', () => {
    const clean = task('wanted', { kind: 'not-found' })
    expect(summariseReport({ tasks: [clean] }).headline).toBe('Записей не найдено')
    const open = task('taxes', { kind: 'not-checked', reason: 'source-down' })
    expect(summariseReport({ tasks: [clean, open] }).headline).toContain('Вывод неполный')
    expect(summariseReport({ tasks: [] })).toMatchObject({ headline: 'Проверок пока нет', conclusions: [] })
  })

  it('rests every conclusion on facts of the report and forgets no fact', () => {
    const answers = fc.constantFrom(
      found(finding('critical'), finding('warning')),
      found(finding('critical', namesakeMatch)),
      { kind: 'not-found' } as const,
      { kind: 'in-progress' } as const,
      { kind: 'not-checked', reason: 'source-limit' } as const,
    )
    const tasks = fc.array(
      fc.tuple(fc.constantFrom(...CHECK_TYPES), answers).map(([type, answer]) => task(type, answer)),
    )
    fc.assert(
      fc.property(tasks, (all) => {
        const { conclusions, counts } = summariseReport({ tasks: all })
        const facts = conclusions.flatMap((conclusion) => conclusion.facts)
        expect(conclusions.every((conclusion) => conclusion.facts.length > 0)).toBe(true)
        expect(facts).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count, 0))
        expect(facts.every((fact) => all.some(({ task_id }) => task_id === fact.taskId))).toBe(true)
      }),
    )
  })
})

describe('the summary before a trip', () => {
  const tripWith = (type: string, answer: Answer) => {
    const { headline, conclusions } = summariseReport({
      product_name: 'ExitBanCheck',
      tasks: [task(type, answer)],
    })
    return [headline, ...conclusions.map(({ text }) => text)]
  }
  const debt = { ...finding('critical', likelyMatch), amount: 50_000_000 }

  it('tells the rule of the law where the person has debts', () => {
    expect(tripWith('bailiffs', found(debt))).toEqual([
      'Выезд могут закрыть: долг 500 000 ₽, порог 30 000 ₽',
      'Приставы вправе закрыть выезд при долге от 30 000 ₽, по алиментам и вреду от 10 000 ₽, а через два месяца неуплаты от 10 000 ₽ по любому долгу.',
    ])
  })

  it('promises no ban for a debt that may be another person’s', () => {
    const unsure = { ...debt, match: { ...noMatch, name: 'same' } } as const
    expect(tripWith('bailiffs', found(unsure))).toEqual([
      'Разберитесь до поездки: возможно, долг 500 000 ₽',
      'Стоит разобраться: возможно, долг 500 000 ₽ (ФССП).',
    ])
  })

  it('calls a debt small only where all is answered and nothing else was found', () => {
    const small = { ...debt, amount: 500_000 }
    const headlineOf = (...tasks: Parameters<typeof task>[]) =>
      summariseReport({ product_name: 'ExitBanCheck', tasks: tasks.map((each) => task(...each)) }).headline
    expect(headlineOf(['bailiffs', found(small)])).toBe(
      'Закройте долг 5 000 ₽: для запрета на выезд он мал, порог 10 000 ₽',
    )
    const silent: Answer = { kind: 'not-checked', reason: 'source-down' }
    expect(headlineOf(['bailiffs', found(small)], ['bailiffs', silent])).toBe(
      'Закройте долг 5 000 ₽: запрет на выезд возможен от 10 000 ₽, а проверено не все',
    )
    // Other registers add nothing to a debt.
    expect(headlineOf(['bailiffs', found(small)], ['bankruptcy', found(finding('critical'))])).toBe(
      'Закройте долг 5 000 ₽: для запрета на выезд он мал, порог 10 000 ₽. Еще найдено: банкротство',
    )
  })

  it('compares nothing but debts with the limits of the law', () => {
    expect(tripWith('bankruptcy', found(finding('critical')))).toEqual([
      'Выезд могут закрыть: банкротство',
      'Идет или завершена процедура банкротства. Сделку без управляющего суд может отменить.',
    ])
  })
})

describe('statuses', () => {
  it('moves a task from waiting for data to done and back on a restart', () => {
    expect(taskTransition('new', 'data-missing')).toBe('waiting')
    expect(taskTransition('waiting', 'data-given')).toBe('new')
    expect(taskTransition('new', 'started')).toBe('running')
    expect(taskTransition('running', 'answered')).toBe('done')
    expect(taskTransition('running', 'failed')).toBe('error')
    expect(taskTransition('error', 'restarted')).toBe('new')
    expect(taskTransition('done', 'answered')).toBeUndefined()
    expect(taskTransition('waiting', 'started')).toBeUndefined()
  })

  it('moves a report to finished or error and back on a restart', () => {
    expect(reportTransition('new', 'started')).toBe('in_progress')
    expect(reportTransition('in_progress', 'finished')).toBe('finished')
    expect(reportTransition('finished', 'failed')).toBeUndefined()
    expect(reportTransition('error', 'restarted')).toBe('in_progress')
  })

  it('labels an unknown status neutrally', () => {
    expect(reportStatusLabel('zzz')).toBe('Статус: zzz')
    expect(taskStatusLabel('toString')).toBe('Статус: toString')
    expect([reportStatusLabel('finished'), taskStatusLabel('running')]).toEqual(['Готов', 'Проверяется'])
  })
})
