import { formatDateTime } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { ResultBadge, Table } from '@proverka/ui/primitives'
import type { ObjectAnswer } from './data.ts'

type Asked = NonNullable<NonNullable<ObjectAnswer['unconfirmed']>['asked']>[number]

/** Silence and a limit are no answers: they are badges, not words of a register. */
const OUTCOMES: {
  readonly [Outcome in Asked['outcome']]: { readonly words: string; readonly isAnswer: boolean }
} = {
  confirmed: { words: 'объект есть', isAnswer: true },
  unknown: { words: 'такого номера у него нет', isAnswer: true },
  ambiguous: { words: 'номер у нескольких объектов', isAnswer: true },
  failed: { words: 'Не ответил', isAnswer: false },
  due: { words: 'Не спрашивали', isAnswer: false },
  limit: { words: 'Не спрашивали: на сегодня вопросов хватит', isAnswer: false },
}

/** Who was asked for a number, when, and what each said. */
export function AskedConfirmers({ asked }: { asked: readonly Asked[] }) {
  if (asked.length === 0) return null
  return (
    <Panel title="Кого спросили" padded>
      <Table
        caption="Кого спросили о номере"
        rows={asked}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: 'Источник', cell: ({ name }) => <b>{name}</b> },
          { key: 'at', title: 'Когда', cell: ({ at }) => formatDateTime(at) },
          {
            key: 'outcome',
            title: 'Ответ',
            cell: ({ outcome }) =>
              OUTCOMES[outcome].isAnswer ? (
                OUTCOMES[outcome].words
              ) : (
                <ResultBadge tone="grey">{OUTCOMES[outcome].words}</ResultBadge>
              ),
          },
        ]}
      />
    </Panel>
  )
}
