import { durationWords, readTerm } from '@proverka/domain/timing'
import { KeyHint, Term, type DataColumn } from '@proverka/ui/console'
import { Anchor } from '@proverka/ui/primitives'
import { figureOf, QUEUES } from './queues.ts'
import type { QueueRow } from './today-query.ts'
import * as css from './today-screen.css.ts'

/** The columns of what waits, at an instant in ms. */
export const queueColumns = (now: number): readonly DataColumn<QueueRow>[] => [
  {
    key: 'queue',
    title: 'Очередь',
    names: true,
    cell: ({ key }) => {
      const { href, label } = QUEUES[key]
      return <Anchor href={href}>{label}</Anchor>
    },
  },
  {
    key: 'count',
    title: 'Дел',
    right: true,
    cell: ({ count }) => <span className={css.count}>{count.toLocaleString('ru')}</span>,
  },
  {
    key: 'oldest',
    title: 'Старшее ждет',
    cell: ({ oldest_at }) => (oldest_at ? durationWords(now - Date.parse(oldest_at)) : '—'),
  },
  {
    key: 'due',
    title: 'Ближайший срок',
    cell: ({ oldest_at, due_at, overdue }) =>
      due_at ? (
        <>
          <Term term={readTerm(Date.parse(oldest_at ?? due_at), Date.parse(due_at), now)} />
          {overdue > 1 && <span className={css.more}> и еще {overdue - 1} позже срока</span>}
        </>
      ) : (
        'срока нет'
      ),
  },
  {
    key: 'keys',
    title: 'Клавиши',
    right: true,
    cell: ({ key }) => {
      const figure = figureOf(key)
      return figure === undefined ? null : <KeyHint keys={['G', figure]} />
    },
  },
]
