import { formatDate } from '../../format/format-date.ts'
import { tellsAll } from '../../reports/extract/comparable.ts'
import { currentOwnership, ownerCount } from '../../reports/extract/current-ownership.ts'
import { currentEncumbrances } from '../../reports/extract/ended-entries.ts'
import type { Extract } from '../../reports/extract/extract.ts'
import { marksAbout } from '../../reports/extract/part-state.ts'
import type { ExtractQuestion } from '../../reports/extract/questions.ts'
import { encumbranceRule } from '../../reports/report/property-rules.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import { strongestTone } from '../../reports/report/tone.ts'
import { entryText, rightText } from '../report/extract-texts.ts'
import { objectFacts } from '../report/object-facts.ts'
import { SEVERITY_TONES } from '../report/severity-marks.ts'
import { unknownCell, type SideCell, type SideGap, type SideQuestion } from './side.ts'

/** Facts that only name the object: they differ by their nature and decide nothing. */
const NAMES: ReadonlySet<string> = new Set([
  'Кадастровый номер',
  'Кадастровый квартал',
  'Адрес',
  'Прежние номера',
  'Входит в объект',
  'Земельный участок под объектом',
  'Объекты внутри',
  'Образован из',
  'Образованы объекты',
])

const ASKED = ['litigation', 'objections', 'claims', 'deals'] as const

/** What an extract says of an object; without one every question is open, and a document answers it. */
export function extractQuestions(extract: Extract | undefined): readonly SideQuestion[] {
  const gap: SideGap = { kind: 'buy', product: 'EgrnObject' }
  const silent = (question: ExtractQuestion): SideCell =>
    extract && tellsAll(extract, question)
      ? { words: QUESTION_WORDS[question].none, note: '', tone: QUESTION_WORDS[question].noneTone }
      : unknownCell(extract ? 'документ не сообщает' : 'не спрашивали', gap)
  const risk = (what: string, cell: SideCell): SideQuestion => ({ part: 'risks', what, cell })
  const owned = extract && currentOwnership(extract)
  return [
    risk('Собственников', extract && owned?.length ? ownersCell(extract, owned) : silent('rights')),
    risk(
      'Право с',
      sinceCell(owned) ??
        unknownCell(extract ? 'дата не указана' : 'не спрашивали', extract ? undefined : gap),
    ),
    risk(QUESTION_WORDS.encumbrances.title, (extract && encumbrancesCell(extract)) ?? silent('encumbrances')),
    ...ASKED.map((question) => {
      const entries = extract ? marksAbout(extract, question) : []
      const said = entries.map(({ text, number, date }) =>
        [text, entryText(number, date)].filter(Boolean).join(', '),
      )
      return risk(
        QUESTION_WORDS[question].title,
        said.length > 0 ? { words: said.join('; '), note: '', tone: 'orange' } : silent(question),
      )
    }),
    ...(extract
      ? objectFacts(extract.object)
          .filter(({ label }) => !NAMES.has(label))
          .map(({ label, value }): SideQuestion => ({
            part: 'subject',
            what: label,
            cell: { words: value, note: 'ЕГРН' },
          }))
      : []),
  ]
}

type Rights = ReturnType<typeof currentOwnership>

function ownersCell(extract: Extract, owned: Rights): SideCell {
  const count = ownerCount(extract)
  return {
    words: tellsAll(extract, 'rights') ? String(count) : `не меньше ${count}`,
    note: [...new Set(owned.map(rightText))].join('; '),
    ...(count > 1 && { tone: 'orange' as const }),
  }
}

function sinceCell(owned: Rights | undefined): SideCell | undefined {
  const dates = owned?.flatMap(({ date }) => date ?? []).toSorted() ?? []
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return undefined
  return {
    words: formatDate(last),
    note: first === last ? '' : `самая ранняя запись от ${formatDate(first)}`,
  }
}

function encumbrancesCell(extract: Extract): SideCell | undefined {
  const current = currentEncumbrances(extract)
  if (current.length === 0) return undefined
  const rules = current.map((one) => encumbranceRule(one, extract))
  const tone = strongestTone(rules.map(({ severity }) => SEVERITY_TONES[severity]))
  return {
    words: [...new Set(current.map(({ type }) => type))].join('; '),
    note: rules[0]?.meaning ?? '',
    ...(tone && { tone }),
  }
}
