import { formatDateTime, formatMoney, plural, toRoubles } from '@proverka/domain'
import {
  checkOf,
  colourOf,
  matchStrength,
  MATCH_WORDS,
  NOT_CHECKED_REASONS,
  type Answer,
  type Finding,
  type IdentityMatch,
  type ReportTask,
} from '@proverka/domain/reports'
import type { FindingView, MarkView, MatchView, TaskView } from './document-view.ts'

/** Each question to a source with its answer, in the order of the report. */
export function taskSections(tasks: readonly ReportTask[]): readonly TaskView[] {
  return tasks.map((task) => {
    const check = checkOf(task.task_type)
    const found = task.answer.kind === 'found'
    return {
      kind: 'task',
      title: check?.title ?? task.source,
      mark: answerMark(task.answer),
      source: check?.sourceTitle ?? task.source,
      time: task.answered_at ? formatDateTime(task.answered_at) : 'ответа еще нет',
      asked: task.asked.map(({ label, value }) => `${label}: ${value}`).join('; '),
      text: answerText(task.answer, check?.meaningNotFound),
      findings: task.answer.kind === 'found' ? task.answer.findings.map(findingView) : [],
      meaning: found ? (check?.meaning ?? '') : '',
      whatToDo: found ? (check?.whatToDo ?? '') : '',
      law: found ? (check?.law ?? '') : '',
    }
  })
}

/** Shape and words of an answer: four answers that never look alike. */
export function answerMark(answer: Answer): MarkView {
  switch (answer.kind) {
    case 'found': {
      const count = answer.findings.length
      return {
        shape: colourOf(answer),
        words: `Найдено: ${count} ${plural(count, 'запись', 'записи', 'записей')}`,
      }
    }
    case 'not-found':
      return { shape: 'green', words: 'Не найдено' }
    case 'not-checked':
      return { shape: 'grey', words: 'Не проверено' }
    case 'in-progress':
      return { shape: 'progress', words: 'Проверяется' }
  }
}

function answerText(answer: Answer, meaningNotFound: string | undefined): string {
  switch (answer.kind) {
    case 'found':
      return ''
    case 'not-found':
      return [answer.note, meaningNotFound].filter(Boolean).join(' ') || 'Источник ответил, что сведений нет.'
    case 'not-checked': {
      const { title, text } = NOT_CHECKED_REASONS[answer.reason]
      return [`${title}.`, answer.note, text].filter(Boolean).join(' ')
    }
    case 'in-progress':
      return 'Источник еще не ответил. Результат появится на странице отчета.'
  }
}

function findingView(finding: Finding): FindingView {
  return {
    title: finding.title,
    amount: finding.amount === undefined ? '' : formatMoney(toRoubles(finding.amount)),
    facts: finding.facts,
    ...(finding.match && { match: matchView(finding.match) }),
  }
}

const CELLS: readonly (readonly [keyof IdentityMatch, string])[] = [
  ['name', 'ФИО'],
  ['birthDate', 'Дата рождения'],
  ['region', 'Регион'],
  ['inn', 'ИНН'],
  ['document', 'Документ'],
]

function matchView(match: IdentityMatch): MatchView {
  const { words, kind } = matchStrength(match)
  return {
    words,
    meaning: MATCH_WORDS[kind],
    cells: CELLS.map(([key, label]) => ({ label, state: match[key] })),
  }
}
