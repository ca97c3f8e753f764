import { comparedName } from '../../fields/person-name/compared-name.ts'
import type { Report } from '../../reports/report/report.ts'
import { compareAnswers } from './compare-answers.ts'
import { compareExtracts } from './compare-extracts.ts'
import type { ReportChange } from '../../reports/report/previous-report.ts'

type Compared = Pick<Report, 'subject' | 'tasks' | 'extract'>

/**
 * What a report says otherwise than an earlier one on the same subject, in the questions that both asked; undefined when
 * they cannot be compared.
 */
export function compareReports(before: Compared, now: Compared): readonly ReportChange[] | undefined {
  if (!isSameSubject(before.subject, now.subject)) return undefined
  if (now.subject.kind !== 'property') {
    const types = new Set(before.tasks.map(({ task_type }) => task_type))
    const hasCommon = now.tasks.some(({ task_type }) => types.has(task_type))
    return hasCommon ? compareAnswers(before.tasks, now.tasks) : undefined
  }
  if (!before.extract || !now.extract) return undefined
  return compareExtracts(before.extract.content, now.extract.content)
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
