import type { passports } from '@proverka/api/calls'
import type { EndpointOf, ReplyOf } from '@proverka/api/contract'
import { formatDateTime, maskPassport, typograph } from '@proverka/domain'
import { NOT_CHECKED_REASONS } from '@proverka/domain/reports'
import { CHECKS } from '@proverka/domain/checks'
import { AnswerPanel, DemoLabel } from '@proverka/ui/report'
import { SourceStamp } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/primitives'

export type PassportReply = ReplyOf<EndpointOf<typeof passports.checkPassport>>

const { meaning, whatToDo } = CHECKS.passport

interface PassportAnswerProps {
  /** The number that was asked; only its end is shown. */
  readonly passport: string
  readonly reply: PassportReply
}

/** What the ministry said of a number, and what to do with it. */
export function PassportAnswer({ passport, reply }: PassportAnswerProps) {
  const { tone, title, lines } = wordsOf(reply)
  return (
    <>
      <AnswerPanel
        tone={tone}
        title={typograph(title)}
        stamp={
          <SourceStamp source={reply.source}>{typograph(formatDateTime(reply.answered_at))}</SourceStamp>
        }
      >
        <p>Паспорт {maskPassport(passport)}</p>
        {lines.map((line) => (
          <p key={line}>{typograph(line)}</p>
        ))}
      </AnswerPanel>
      {reply.demo && <DemoLabel />}
    </>
  )
}

/** The words of an answer; silence is never a good one. */
export function wordsOf({ result, reason, facts }: PassportReply): {
  readonly tone: ResultTone
  readonly title: string
  readonly lines: readonly string[]
} {
  switch (result) {
    case 'not-listed':
      return {
        tone: 'green',
        title: 'Среди недействительных не значится',
        lines: [
          'На эту минуту паспорт не объявлен недействительным. Чей он, реестр не говорит: сверьте лицо и подпись.',
        ],
      }
    case 'listed':
      return {
        tone: 'red',
        title: 'Значится недействительным',
        lines: [...facts.map(({ label, value }) => `${label}: ${value}.`), meaning, whatToDo],
      }
    case 'not-checked':
      return {
        tone: 'grey',
        title: `Не проверено: ${NOT_CHECKED_REASONS[reason ?? 'unclear-answer'].title.toLocaleLowerCase('ru')}`,
        lines: [
          'Мы ничего не узнали, ни хорошего, ни плохого. Повторите через несколько минут или спросите на сайте МВД.',
        ],
      }
  }
}
