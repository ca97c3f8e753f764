import { checkOf } from '../../checks/check-of.ts'
import { comparedName } from '../../fields/person-name/compared-name.ts'
import type { Report, ReportTask } from '../../reports/report/report.ts'
import { answerRows, sideOfTask } from './compare-answers.ts'
import { extractRows } from './compare-extracts.ts'
import { valuationRows } from './compare-valuations.ts'
import type { ComparedRow } from './compared-row.ts'

/** What a comparison reads of a report. */
export type ComparedReport = Pick<Report, 'subject' | 'tasks' | 'extract' | 'valuation'>

/**
 * Every question of two reports on one subject, owners and encumbrances of an object first, the gravest change of answers
 * first; undefined when the subjects differ.
 */
export function comparedRows(
  before: ComparedReport,
  now: ComparedReport,
): readonly ComparedRow[] | undefined {
  if (!isSameSubject(before.subject, now.subject)) return undefined
  if (!before.extract && !now.extract)
    return [...valuationRows(before, now), ...answerRows(tasksOf(before, now), tasksOf(now, before))]
  const [checksBefore, checksNow] = [before, now].map(({ tasks }) => tasks.filter(isCheck))
  const extract = extractRows(
    { extract: before.extract?.content, absence: absenceOf(before) },
    { extract: now.extract?.content, absence: absenceOf(now) },
  )
  const checks = answerRows(checksBefore ?? [], checksNow ?? [])
  return [
    ...extract.filter(({ part }) => part !== 'object'),
    ...checks,
    ...valuationRows(before, now),
    ...extract.filter(({ part }) => part === 'object'),
  ]
}

/** Questions to registers of people and things; what orders a document of the object has no answer but the document. */
const isCheck = ({ task_type }: ReportTask): boolean => checkOf(task_type) !== undefined

/** Without the question whose answer is the valuation itself. */
const tasksOf = ({ tasks, valuation }: ComparedReport, other: ComparedReport): readonly ReportTask[] =>
  (valuation ?? other.valuation) ? tasks.filter(({ task_type }) => task_type !== 'flat-value') : tasks

/** Why a report has no document of the object. */
const absenceOf = ({ tasks }: ComparedReport) => {
  const side = sideOfTask(tasks.find((task) => !isCheck(task)))
  return side.isUnknown ? side : ({ words: 'документа нет в отчете', isUnknown: true } as const)
}

/**
 * Whether two reports are on the same subject, even if they know different details about it: a person by name and birth
 * date, a property by number, a flat by address and area, a company or a taxpayer by INN, a vehicle by VIN. Where one of
 * the two does not know the number or the VIN, the address or the plate tells.
 */
export function isSameSubject(one: Report['subject'], other: Report['subject']): boolean {
  if (one.kind === 'property' && other.kind === 'property')
    return one.cadastralNumber !== undefined && other.cadastralNumber !== undefined
      ? one.cadastralNumber === other.cadastralNumber
      : comparedName(one.address) !== '' && comparedName(one.address) === comparedName(other.address)
  if (one.kind === 'vehicle' && other.kind === 'vehicle')
    return one.vin !== undefined && other.vin !== undefined
      ? one.vin === other.vin
      : one.plate !== undefined && one.plate === other.plate
  return keyOf(one) === keyOf(other)
}

function keyOf(subject: Report['subject']): string {
  switch (subject.kind) {
    case 'person': {
      const { lastName, firstName, middleName = '', birthDate } = subject
      return `person:${[lastName, firstName, middleName].map(comparedName).join(' ')}:${birthDate}`
    }
    case 'company':
    case 'taxpayer':
      return `${subject.kind}:${subject.inn}`
    case 'flat':
      return `flat:${comparedName(subject.address)}:${subject.area}`
    case 'property':
    case 'vehicle':
      return subject.kind
  }
}
