import { expect, it } from 'vitest'
import { finding, found, task } from '../report/samples.test-data.ts'
import { concludeByRules } from './conclude-by-rules.ts'

it('says what follows from the answers with what to do about it, and names each answer once', () => {
  const tasks = [
    task('bailiffs', { kind: 'not-checked', reason: 'source-down' }),
    task('wanted', { kind: 'not-checked', reason: 'source-down' }),
    task('bankruptcy', found(finding('critical'), finding('critical'))),
    task('arbitration', { kind: 'not-found' }),
  ]
  expect(concludeByRules({ tasks })).toEqual([
    {
      text: 'Идет или завершена процедура банкротства. Сделку без управляющего суд может отменить. Откройте дело и узнайте стадию. Подписывайте договор только с участием финансового управляющего.',
      tasks: ['task-bankruptcy'],
    },
    {
      text: 'Не ответили: ФССП (исполнительные производства); МВД (розыск). Отсутствие ответа не значит, что записей нет. Повторите запрос к источникам, которые не ответили: это бесплатно.',
      tasks: ['task-bailiffs', 'task-wanted'],
    },
    {
      text: 'Сведений нет: МВД (арбитражные дела). Перед подписанием договора повторите проверку: сведения меняются каждый день.',
      tasks: ['task-arbitration'],
    },
  ])
})
