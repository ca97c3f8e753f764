import type { Report } from '../report/report.ts'
import { compareAnswers } from './compare-answers.ts'
import { compareExtracts } from './compare-extracts.ts'
import type { ReportChange } from './previous-report.ts'

type Compared = Pick<Report, 'subject' | 'tasks' | 'extract'>

/** What a report says otherwise than an earlier one on the same subject; undefined when they cannot be compared. */
export function compareReports(before: Compared, now: Compared): readonly ReportChange[] | undefined {
  if (subjectKey(before.subject) !== subjectKey(now.subject)) return undefined
  if (now.subject.kind !== 'property') return compareAnswers(before.tasks, now.tasks)
  if (!before.extract || !now.extract) return undefined
  return compareExtracts(before.extract.content, now.extract.content)
}

/**
 * Equal for reports on the same subject, even if they know different details about it: a person by name and birth date,
 * a property by number or address, a flat by address and area, a company or a taxpayer by INN, a vehicle by VIN or
 * plate.
 */
export function subjectKey(subject: Report['subject']): string {
  switch (subject.kind) {
    case 'property':
      return `property:${subject.cadastralNumber ?? spelling(subject.address)}`
    case 'person': {
      const { lastName, firstName, middleName = '', birthDate } = subject
      return `person:${[lastName, firstName, middleName].map(spelling).join(' ')}:${birthDate}`
    }
    case 'company':
    case 'taxpayer':
      return `${subject.kind}:${subject.inn}`
    case 'flat':
      return `flat:${spelling(subject.address)}:${subject.area}`
    case 'vehicle':
      return `vehicle:${subject.vin ?? subject.plate ?? ''}`
  }
}

const spelling = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е')
