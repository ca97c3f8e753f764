import { wantedDataOf } from '@proverka/domain/reports'
import type { AddableData, PersonSubject, ReportTask } from '@proverka/domain/reports'

/** The data whose absence kept sources of a report from answering; a passport that is shown masked was given. */
export function missingIn(subject: PersonSubject, tasks: readonly ReportTask[]): readonly AddableData[] {
  return wantedDataOf(tasks, { ...subject, passport: subject.passportMasked, license: subject.licenseMasked })
}
