import { pluralWord } from '../../format/plural.ts'
import { readOwners } from '../../checks/owners.ts'
import { FACT_LABELS, factOf } from '../../reports/report/fact-labels.ts'
import type { Finding, Report, ReportTask } from '../../reports/report/report.ts'
import { toneOfFinding } from './answer-mark.ts'
import { timeOfTask } from './time-of-task.ts'
import type { TieBranch, TieNode } from './drawings.ts'
import type { SectionView, TableRow, TableView } from './view.ts'

/** A record of a check about a company that another one is tied to. */
interface Tie extends TieNode {
  readonly task: ReportTask
  /** Whose record ties the two: a name of a person, a company or the address itself. */
  readonly through: string
  /** What else the record says. */
  readonly more: readonly string[]
}

const SHARED_ADDRESS = 'Адрес регистрации'

/**
 * The people behind a company: its head, its owners, and the companies that share these people or the address, all from
 * the answers of registers; undefined when there is only the head to show.
 */
export function companyTies(report: Report): TableView | undefined {
  if (report.subject.kind !== 'company') return undefined
  const register = report.tasks.find(({ task_type }) => task_type === 'company-register')
  const record = register && findingsOf(register)[0]
  const people = record ? peopleOf(record) : []
  const ties = report.tasks.filter(({ task_type }) => task_type === 'company-connections').flatMap(tiesOf)
  if (!record || people.length + ties.length < 2) return undefined
  const branches = branchesOf(people, ties)
  return {
    kind: 'table',
    id: 'ties',
    title: 'Кто стоит за компанией',
    note: [
      (people.some(({ isBoth }) => isBoth) || ties.some(({ isMatch, through }) => !isMatch && through)) &&
        SAME_NAMES,
      ties.some(({ isMatch }) => isMatch) && MATCH_ONLY,
    ]
      .filter(Boolean)
      .join(' '),
    columns: [
      { title: 'Кто', share: 36 },
      { title: 'Чем связан с компанией', share: 40 },
      { title: 'Источник и время', share: 24 },
    ],
    rows: [
      ...people.map((person, index) => rowOf(`ties-${index + 1}`, person, register)),
      ...ties.map((tie, index) => rowOf(`ties-${people.length + index + 1}`, tie, tie.task, wordsOfTie(tie))),
    ],
    ties: {
      words: wordsOf(record.title, people, ties),
      root: { name: record.title, relation: sinceOf(record) },
      branches,
    },
  }
}

/** Whether a section lists ties that are no finding: the table of ties says each of them. */
export function isToldByTies(section: SectionView): boolean {
  if (section.id !== 'company-connections') return false
  return (
    section.kind === 'table' ||
    (section.kind === 'facts' && section.rows.some(({ label }) => TIE_FACTS.has(label)))
  )
}

const SAME_NAMES = 'Одинаковые полные имена в записи реестра показаны одним лицом.'
/** A company that the register shows beside this one without saying by what: it is not left out. */
const UNTOLD_TIE = 'связь не названа'
const MATCH_ONLY = 'Совпадение одного адреса — повод спросить, а не доказательство связи.'

interface Person extends TieNode {
  /** Head and owner by one name. */
  readonly isBoth?: boolean
}

/** The head and the owners of a register's record; one line for who is both. */
function peopleOf(record: Finding): readonly Person[] {
  const head = factOf(record, 'head')
  const [headName = '', ...post] = head === undefined ? [] : head.split(/,\s*/)
  const owners = readOwners(factOf(record, 'founders') ?? '')
  const own = owners.find(({ name }) => isSame(name, headName))
  return [
    ...(headName === ''
      ? []
      : [
          {
            name: headName,
            relation: [post.join(', ') || 'руководитель', own && ownerText(own.share)]
              .filter(Boolean)
              .join(', '),
            ...(own && { isBoth: true }),
          },
        ]),
    ...owners
      .filter((owner) => owner !== own)
      .map(({ name, share }) => ({ name, relation: ownerText(share) })),
  ]
}

const ownerText = (share: string | undefined): string =>
  share === undefined ? 'учредитель' : `учредитель, доля ${share}`

const TIE_FACTS: ReadonlySet<string> = new Set([FACT_LABELS.tie, FACT_LABELS.tieThrough, FACT_LABELS.state])

function tiesOf(task: ReportTask): readonly Tie[] {
  return findingsOf(task).flatMap((finding): readonly Tie[] => {
    const isAbsence = factOf(finding, 'absence') !== undefined
    const relation = factOf(finding, 'tie') ?? (isAbsence ? undefined : UNTOLD_TIE)
    if (relation === undefined) return []
    const isMatch = /адрес/i.test(relation)
    const state = factOf(finding, 'state')
    return [
      {
        task,
        name: finding.title,
        relation,
        through: factOf(finding, 'tieThrough') ?? (isMatch ? SHARED_ADDRESS : ''),
        more: finding.facts
          .filter(({ label }) => !TIE_FACTS.has(label))
          .map(({ label, value }) => `${label}: ${value}`),
        ...(state !== undefined && { state: stateOf(finding, state) }),
        ...(isMatch && { isMatch: true }),
      },
    ]
  })
}

/** The colour of a result is for what weighs; that another company works is no result about this one. */
const stateOf = (finding: Finding, words: string): NonNullable<TieNode['state']> =>
  finding.severity === 'notice' ? { words } : { words, tone: toneOfFinding(finding) }

/** The people of the company with what each leads to; after them others whom a tie names. */
function branchesOf(people: readonly TieNode[], ties: readonly Tie[]): readonly TieBranch[] {
  const others = ties
    .filter(({ through }) => through !== '' && !people.some(({ name }) => isSame(name, through)))
    .map(({ through, isMatch }): TieNode => ({
      name: through,
      relation: isMatch ? 'общий у компаний' : 'назван в записи о связи',
      ...(isMatch && { isMatch }),
    }))
  const named = [...people, ...others.filter((one, index) => index === others.findIndex(isNamed(one.name)))]
  const unnamed = ties.filter(({ through }) => through === '')
  return [
    ...named.map((node) => ({
      ...partyOf(node),
      companies: ties.filter(({ through }) => isSame(through, node.name)).map(partyOf),
    })),
    ...unnamed.map((tie) => ({ ...partyOf(tie), companies: [] })),
  ]
}

const isNamed =
  (name: string) =>
  (one: TieNode): boolean =>
    isSame(one.name, name)

/** The fields of a record that the chart shows. */
const partyOf = ({ name, relation, state, isMatch }: TieNode): TieNode => ({
  name,
  relation,
  ...(state && { state }),
  ...(isMatch && { isMatch }),
})

const wordsOfTie = ({ through, more }: Tie): readonly string[] => [
  ...(through && through !== SHARED_ADDRESS ? [`${FACT_LABELS.tieThrough}: ${through}`] : []),
  ...more,
]

function rowOf(
  id: string,
  { name, relation, state }: TieNode,
  task: ReportTask | undefined,
  more: readonly string[] = [],
): TableRow {
  return {
    id,
    cells: [
      [name, ...(state ? [state.words] : [])],
      [relation, ...more],
      task ? [task.source, timeOfTask(task)] : [],
    ],
  }
}

function sinceOf(record: Finding): string {
  const since = factOf(record, 'registeredSince')
  return since === undefined ? '' : `на учете с ${since}`
}

function wordsOf(name: string, people: readonly TieNode[], ties: readonly Tie[]): string {
  const told = [
    people.length > 0 &&
      `${people.length} ${pluralWord(people.length, 'лицо', 'лица', 'лиц')} в записи реестра`,
    // Records, not companies: two of them may be about one.
    ties.length > 0 &&
      `${ties.length} ${pluralWord(ties.length, 'связь', 'связи', 'связей')} с другими компаниями`,
  ]
  return `Схема связей: ${name}, ${told.filter(Boolean).join(', ')}`
}

const findingsOf = ({ answer }: ReportTask): readonly Finding[] =>
  answer.kind === 'found' || answer.kind === 'stated' ? answer.findings : []

/** Registers write one name in capitals and in small letters, with and without the dots of «ё». */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е')
