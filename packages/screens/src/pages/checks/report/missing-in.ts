import { wantedDataOf } from '@proverka/domain/reports'
import type { KnownData, Report, ReportTask, WantedDatum } from '@proverka/domain/reports'

type Subject = Report['subject']

/** The data without which sources of a report could not answer; a document that is shown masked was given. */
export function missingIn(
  subject: Subject,
  tasks: readonly Pick<ReportTask, 'task_type' | 'answer'>[],
): readonly WantedDatum[] {
  return wantedDataOf(tasks, subject.kind, knownOf(subject))
}

function knownOf(subject: Subject): KnownData {
  if (subject.kind === 'person')
    return { ...subject, passport: subject.passportMasked, license: subject.licenseMasked }
  return subject.kind === 'vehicle' ? { ...subject, certificate: subject.certificateMasked } : {}
}
