import { describe, expect, it } from 'vitest'
import {
  numberedReport,
  personReport,
  propertyReport,
  propertyReportWithout,
} from '../../../fixtures/make-report.ts'
import { COMPANY, companyRecord, DEBT, DOWN, NAMESAKE, NOTHING } from '../../../fixtures/report-answers.ts'
import type { Answer, Report } from '../../reports/report/report.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { byWeight, conditionsText, verdictView } from './verdict-view.ts'

describe('the card of a verdict over checks', () => {
  it('has each statement with the mark of the answers that it rests on, the most serious first', () => {
    const view = verdictView(
      personReport([
        ['arbitration', 'КАД', { kind: 'in-progress' }],
        ['wanted', 'МВД', NOTHING],
        ['bankruptcy', 'ЕФРСБ', DOWN],
        ['pledges', 'ФНП', NAMESAKE],
        ['bailiffs', 'ФССП', DEBT],
      ]),
    )
    expect(view.points.map(({ mark }) => mark)).toEqual([
      { tone: 'red', words: 'Опасно' },
      { tone: 'yellow', words: 'Стоит сверить' },
      { tone: 'grey', words: 'Не проверено' },
      { tone: 'wait', words: 'Проверяется' },
      { tone: 'green', words: 'Не найдено' },
    ])
    expect(view).toMatchObject({
      mark: { tone: 'red', words: 'Опасно' },
      headline: 'Не вносите аванс, пока долг 388 140 ₽ не закрыт',
      text: 'Записей: 2. Сведений нет: 1 проверка. Не проверено: 1 проверка. Ждем ответа: 1 проверка.',
      adviceTitle: 'До сделки',
    })
    expect(view.conditions).toMatch(/^Вывод изменится, если: производство окончено; /)
    expect(view.advice).toContain('Повторите запрос к источникам, которые не ответили: это бесплатно.')
  })

  it('has no mark on what registers merely state', () => {
    const view = verdictView(
      numberedReport(COMPANY, [['company-register', companyRecord('Действует', 'notice')]]),
    )
    expect(view.points).toHaveLength(1)
    expect(view.points[0]).not.toHaveProperty('mark')
    expect(view.adviceTitle).toBe('До договора')
  })

  it('says what would change it in one sentence, or nothing', () => {
    expect(conditionsText(['производство окончено', 'ответят остальные источники'])).toBe(
      'Вывод изменится, если: производство окончено; ответят остальные источники.',
    )
    expect(conditionsText([])).toBe('')
  })

  it('says a statement that two documents make once, the most serious first', () => {
    const red = { mark: { tone: 'red', words: 'Опасно' }, text: 'Объект в ипотеке.' } as const
    const plain = { text: 'Компания действует.' }
    const green = { mark: { tone: 'green', words: 'Не найдено' }, text: 'Записей нет.' } as const
    const grey = { mark: { tone: 'grey', words: 'Не проверено' }, text: 'Не ответили.' } as const
    expect(byWeight([green, grey, plain, red, green])).toEqual([red, plain, grey, green])
  })
})

describe('the card of a verdict over a document', () => {
  it('says the meaning of a conclusion where no line of the register has it beside it', () => {
    const view = verdictView(
      propertyReport(
        extract({
          object: { cadastralNumbers: ['00:01:0001001:1'], cancelledAt: '2026-04-15' },
          rights: [
            {
              type: 'Долевая собственность',
              share: '1/2',
              date: '2026-04-15',
              holders: [
                { kind: 'person', state: 'named' },
                { kind: 'person', state: 'named' },
              ],
              documents: [],
            },
          ],
          encumbrances: [{ type: 'Ипотека', holders: [], documents: [] }],
          marks: [{ kind: 'personal-participation', text: 'Только при личном участии' }],
        }),
      ),
    )
    expect(view).toEqual({
      mark: { tone: 'red', words: 'Опасно' },
      headline: 'Объект снят с учета',
      points: [
        {
          mark: { tone: 'red', words: 'Опасно' },
          text: 'Объект снят с учета. Такого объекта в реестре больше нет: его снесли, разделили или объединили с другим.',
        },
        { mark: { tone: 'red', words: 'Опасно' }, text: 'Объект в ипотеке.' },
        {
          mark: { tone: 'orange', words: 'Внимание' },
          text: 'Право записано долями. При продаже доли у остальных собственников есть право купить ее первыми, сделку заверяет нотариус.',
        },
        {
          mark: { tone: 'orange', words: 'Внимание' },
          text: 'Собственников несколько. Объектом распоряжаются все собственники вместе. Подписи одного мало.',
        },
        {
          mark: { tone: 'orange', words: 'Внимание' },
          text: 'Собственник владеет меньше года. Быстрая перепродажа бывает и после наследства, и после спорных сделок. Прошлую сделку еще могут оспорить.',
        },
        {
          mark: { tone: 'grey', words: 'К сведению' },
          text: 'Сделка только при личном участии собственника. Собственник запретил регистрировать сделки без него. Доверенности, скорее всего, не хватит.',
        },
      ],
      text: expect.any(String),
      adviceTitle: 'До сделки',
      advice: [
        'Узнайте номер нового объекта и закажите выписку о нем. По старому номеру сделка невозможна.',
        'Возьмите у продавца справку банка об остатке и согласие на сделку. Деньги передавайте через банк.',
        'Попросите отказы других собственников или доказательство, что их известили за месяц.',
        'Убедитесь, что договор подпишут все или их представители с нотариальной доверенностью.',
        'Попросите договор, по которому продавец стал собственником, и закажите историю перехода прав.',
      ],
      conditions: '',
    })
  })
})

describe('the card of a verdict over a register without a document', () => {
  const NO_DATA =
    'Росреестр ответил, что сведений по этому запросу у него нет. О правах и обременениях это ничего не говорит.'
  const NO_MONEY = 'По оферте ответ «сведений нет» — тоже услуга: деньги за нее не возвращаются.'
  const viewOf = (...answers: Answer[]) => {
    const tasks = answers.flatMap((answer): Report['tasks'] => propertyReportWithout(answer).tasks)
    return verdictView({ ...propertyReportWithout(NOTHING), tasks })
  }

  it('says that there is no such object, that the money comes back and what to do', () => {
    expect(viewOf({ kind: 'not-checked', reason: 'no-such-object' })).toEqual({
      mark: { tone: 'grey', words: 'Объект не найден' },
      headline: 'Объект не найден в реестре',
      points: [
        {
          text: 'Росреестр ответил, что записи об объекте с таким номером у него нет. О правах и обременениях это ничего не говорит.',
        },
        {
          text: 'Деньги за этот отчет вернем тем же способом, которым вы платили, в течение 30 рабочих дней.',
        },
      ],
      text: '',
      adviceTitle: 'Что сделать',
      advice: ['Сверьте кадастровый номер с договором или старой выпиской и найдите объект еще раз.'],
      conditions: '',
    })
  })

  it('says once, in the words of the register where it has some, that it has no data', () => {
    expect(viewOf(NOTHING, NOTHING)).toMatchObject({
      points: [{ text: NO_DATA }, { text: NO_MONEY }],
      advice: [],
    })
    expect(viewOf({ kind: 'not-found', note: 'Переходов прав не записано.' }).points).toEqual([
      { text: 'Переходов прав не записано.' },
      { text: NO_MONEY },
    ])
  })

  it('concludes nothing while the register has not answered', () => {
    expect(viewOf(DOWN).points).toEqual([])
    // One has answered, and what becomes of the money depends on the other.
    expect(viewOf(NOTHING, { kind: 'in-progress' }).points).toEqual([{ text: NO_DATA }])
    expect(viewOf({ kind: 'in-progress' })).toMatchObject({
      mark: { tone: 'wait', words: 'Проверяется' },
      points: [],
      advice: [],
    })
  })
})
