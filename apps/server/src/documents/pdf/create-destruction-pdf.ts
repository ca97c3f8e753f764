import { formatDate, formatDateTime } from '@proverka/domain'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { Typeset } from './typesetter.ts'

/** An act of destruction of personal data and the extract of the log below it. */
export interface DestructionFacts {
  readonly id: string
  readonly number: number
  /** YYYY-MM-DD */
  readonly day: string
  readonly cause: string
  readonly system: string
  readonly entries: readonly {
    /** ISO instant. */
    readonly at: string
    readonly subject: string
    readonly category: string
    readonly place: string
    readonly count: number
  }[]
}

/** The act in print, with everything that order 179 of Roskomnadzor requires. */
export const createDestructionPdf =
  (typeset: Typeset) =>
  async (
    { number, day, cause, system, entries }: DestructionFacts,
    { operator }: SiteConfig,
  ): Promise<Uint8Array> => {
    const date = formatDate(day)
    const title = `Акт № ${number} об уничтожении персональных данных`
    return typeset(
      'destruction.typ',
      {
        title,
        facts: [
          ['Оператор', `${operator.name}, ${operator.address}`],
          ['Обработка по поручению', 'Не поручалась'],
          ['Чьи данные', [...new Set(entries.map(({ subject }) => subject))].join('; ')],
          ['Категории', [...new Set(entries.map(({ category }) => category))].join('; ')],
          ['Информационная система', system],
          ['Способ', 'Программа удалила строки базы данных и файлы без возможности восстановить'],
          ['Причина', cause],
          ['Дата уничтожения', date],
          ['Кто уничтожил', 'Программа по правилам оператора; ответственный подписывает ниже'],
        ],
        logTitle: 'Выгрузка из журнала регистрации событий',
        rows: entries.map(({ at, subject, category, place, count }) => [
          formatDateTime(at),
          subject,
          category,
          place,
          String(count),
        ]),
      },
      new Date(`${day}T09:00:00Z`),
    )
  }
