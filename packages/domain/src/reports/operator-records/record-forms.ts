import { ownEntry } from '../../input/own-entry.ts'
import type { CheckType } from '../../checks/check.ts'
import { COURT_ROLES, FACT_LABELS } from '../report/fact-labels.ts'
import type { Finding } from '../report/report.ts'

/** A fact of a record, as an operator reads it in a register. */
export interface RecordField {
  /** As the report has it. */
  readonly label: string
  /** The only values that it may have; absent: any. */
  readonly choices?: readonly string[]
  readonly isRequired?: true
}

/** What an operator writes down of a record when he looks a check up himself (FULFIL-11). */
export interface RecordForm {
  /** What the title of the record begins with: «Дело»; its number follows. */
  readonly noun: string
  readonly fields: readonly RecordField[]
  /** A record may be about a sum of money. */
  readonly hasAmount?: true
  /** How much a record weighs, by its facts. */
  readonly severityOf: (factOf: (label: string) => string | undefined) => Finding['severity']
}

const critical = () => 'critical' as const

/** A case or a procedure that is over stays worth knowing. */
const endsWith = (label: string) => (factOf: (label: string) => string | undefined) =>
  factOf(label) === undefined ? ('critical' as const) : ('warning' as const)

const END = 'Окончено'

/** A side that is sued in an open case may lose it. */
const severityOfCase: RecordForm['severityOf'] = (factOf) =>
  factOf(FACT_LABELS.courtRole) === COURT_ROLES.defendant && factOf(FACT_LABELS.courtEnd) === undefined
    ? 'warning'
    : 'notice'

const CASE_FIELDS: readonly RecordField[] = [
  { label: 'Суд', isRequired: true },
  { label: FACT_LABELS.courtRole, choices: Object.values(COURT_ROLES), isRequired: true },
  { label: FACT_LABELS.matter },
  { label: FACT_LABELS.date },
  { label: FACT_LABELS.state },
  { label: FACT_LABELS.courtEnd },
]

const FORMS: { readonly [type in CheckType]?: RecordForm } = {
  courts: { noun: 'Дело', fields: CASE_FIELDS, hasAmount: true, severityOf: severityOfCase },
  arbitration: { noun: 'Дело', fields: CASE_FIELDS, hasAmount: true, severityOf: severityOfCase },
  wanted: {
    noun: 'Карточка розыска',
    fields: [{ label: FACT_LABELS.initiator }, { label: FACT_LABELS.ground }],
    severityOf: critical,
  },
  passport: {
    noun: 'Запись о паспорте',
    fields: [{ label: FACT_LABELS.state, isRequired: true }],
    severityOf: critical,
  },
  bailiffs: {
    noun: 'Исполнительное производство',
    fields: [
      { label: FACT_LABELS.matter, isRequired: true },
      { label: FACT_LABELS.date },
      { label: 'Отдел приставов' },
      { label: END },
    ],
    hasAmount: true,
    severityOf: endsWith(END),
  },
  bankruptcy: {
    noun: 'Дело',
    fields: [{ label: 'Стадия', isRequired: true }, { label: 'Последнее сообщение' }, { label: END }],
    severityOf: endsWith(END),
  },
  pledges: {
    noun: 'Уведомление о залоге',
    fields: [
      { label: FACT_LABELS.matter, isRequired: true },
      { label: FACT_LABELS.date },
      { label: 'Залогодержатель' },
    ],
    severityOf: () => 'warning',
  },
  disqualification: {
    noun: 'Запись о дисквалификации',
    fields: [{ label: 'Организация' }, { label: 'Статья КоАП РФ' }, { label: 'Срок', isRequired: true }],
    severityOf: critical,
  },
  extremists: {
    noun: 'Запись в перечне',
    fields: [{ label: 'Запись', isRequired: true }],
    severityOf: critical,
  },
}

/** The form of a check that an operator can look up; undefined for every other question. */
export const recordFormOf = (taskType: string): RecordForm | undefined =>
  ownEntry<RecordForm | undefined>(FORMS, taskType)

/** Checks that an operator can look up, by type. */
export const LOOKED_UP_CHECKS: readonly string[] = Object.keys(FORMS)

/** A record as it was written down. */
export interface WrittenRecord {
  /** «2-1234/2026»; empty where the register gives none. */
  readonly number: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Kopecks. */
  readonly amount?: number
}

/** What is wrong with a record: which fact, and in words. */
export interface RecordFault {
  readonly label: string
  readonly message: string
}

/** What of a record does not fit its form; undefined: it fits. */
export function recordFault(form: RecordForm, { facts, amount }: WrittenRecord): RecordFault | undefined {
  const given = new Map(facts.map(({ label, value }) => [label, value]))
  const foreign = facts.find(({ label }) => !form.fields.some((field) => field.label === label))
  if (foreign) return { label: foreign.label, message: 'Такого поля в записи нет' }
  if (given.size < facts.length) return { label: facts[0]?.label ?? '', message: 'Поле указано дважды' }
  if (amount !== undefined && !form.hasAmount) return { label: 'amount', message: 'У такой записи нет суммы' }
  for (const { label, choices, isRequired } of form.fields) {
    const value = given.get(label)
    if (value === undefined && isRequired) return { label, message: `Впишите: ${label.toLowerCase()}` }
    if (value !== undefined && choices?.includes(value) === false)
      return { label, message: `Выберите: ${choices.join(', ')}` }
  }
  return undefined
}

/** A record that fits its form, as the report has it; facts in the order of the form. */
export function findingOfRecord(form: RecordForm, { number, facts, amount }: WrittenRecord): Finding {
  const given = new Map(facts.map(({ label, value }) => [label, value]))
  return {
    title: [form.noun, number].filter(Boolean).join(' '),
    severity: form.severityOf((label) => given.get(label)),
    facts: form.fields.flatMap(({ label }) => {
      const value = given.get(label)
      return value === undefined ? [] : [{ label, value }]
    }),
    ...(amount !== undefined && { amount }),
  }
}
