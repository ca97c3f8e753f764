import type { Extract } from '../../reports/extract/extract.ts'
import { answerState } from '../../reports/extract/part-state.ts'
import type { ExtractQuestion } from '../../reports/extract/questions.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import type { Tone } from '../../reports/report/tone.ts'
import type { RowView } from './view.ts'

/** The row shown when a question has no answer. Only `empty` states an absence (TRUE-01). */
export function questionRow(extract: Extract, question: ExtractQuestion): RowView | undefined {
  const words = QUESTION_WORDS[question]
  const row = (value: string, meaning: string, tone: Tone = 'grey'): RowView => ({
    id: `${question}-state`,
    index: '',
    label: words.title,
    value,
    details: [],
    meaning,
    tone,
    pointer: `/parts/${question}`,
  })
  switch (answerState(extract, question)) {
    case 'not-contained':
      return row('в этом документе не указано', words.elsewhere)
    case 'absent':
      return row('не указано в выписке', 'Такого раздела в файле нет. Это не значит, что записей нет.')
    case 'no-data':
      return row('данные отсутствуют', 'Реестр не дал сведений. Это не то же, что «записей нет».')
    case 'not-understood':
      return row(
        'раздел есть, но мы его не поняли',
        'Мы не стали его толковать и не считаем пустым: посмотрите файл выписки.',
      )
    case 'partly':
      return row('часть раздела мы не поняли', 'Непонятое перечислено в разделе «Что не проверено».')
    case 'empty':
      return row(words.none, words.noneMeaning, words.noneTone)
    case 'filled':
      return undefined
  }
}

/** A sentence that a row above has said already is not said again. */
export function withoutRepeats(rows: readonly RowView[]): readonly RowView[] {
  const said = new Set<string>()
  return rows.map((row) => {
    const isSaid = said.has(row.meaning)
    said.add(row.meaning)
    return isSaid ? { ...row, meaning: '' } : row
  })
}
