import type { Report, ReportTask } from '../report/report.ts'
import { PERSON_DATA, VEHICLE_DATA } from '../../checks/added-data.ts'
import type { AddableData, AddedData } from '../../checks/added-data.ts'
import { checkOf } from '../../checks/check-of.ts'

/** What may be known of a subject; a document that a report shows masked is known. */
export type KnownData = Partial<Record<AddableData | 'noMiddleName', unknown>>

type SubjectKind = Report['subject']['kind']

/** A company, a taxpayer, an object and a flat are asked about with all that they are ordered with. */
const ADDABLE: { readonly [kind in SubjectKind]: readonly AddableData[] } = {
  person: PERSON_DATA,
  vehicle: VEHICLE_DATA,
  company: [],
  taxpayer: [],
  property: [],
  flat: [],
}

/** Which of the data that may be added to a report about such a subject it does not have yet. */
export function missingDataOf(kind: SubjectKind, known: KnownData): readonly AddableData[] {
  return ADDABLE[kind].filter((name) => !known[name] && !(name === 'middleName' && known.noMiddleName))
}

/** The data with what was added; a value that was there stays. */
export function withAddedData<Known extends KnownData>(
  kind: SubjectKind,
  known: Known,
  added: AddedData,
): Known {
  const fresh = missingDataOf(kind, known).flatMap((name) => (added[name] ? [[name, added[name]]] : []))
  return { ...known, ...Object.fromEntries(fresh) }
}

/** Whether all given data are known already, so that the request is a repeat. */
export function hasAddedData(known: KnownData, given: AddedData): boolean {
  return Object.entries(given).every(([name, value]) => !value || known[name as AddableData] === value)
}

type Asked = Pick<ReportTask, 'task_type' | 'answer'>

/** Whether a question was not answered because the data of the subject did not suffice. */
export function lacksData({ answer }: Pick<Asked, 'answer'>): boolean {
  return answer.kind === 'not-checked' && answer.reason === 'missing-data'
}

/**
 * Whether a question is put again when the data of its subject grew: it lacked some and lacks none now, or it needs one
 * that is new. What was found about a person stays; a car is named by its VIN, so that all that is asked by it is about
 * one car.
 */
export function isAskedAgain(task: Asked, kind: SubjectKind, before: KnownData, known: KnownData): boolean {
  if (lackedBy(task, kind, known).length > 0) return false
  const needs: readonly string[] = checkOf(task.task_type)?.needs ?? []
  const needsAdded = missingDataOf(kind, before).some((name) => known[name] && needs.includes(name))
  return lacksData(task) || (needsAdded && (kind === 'vehicle' || !hasRecords(task)))
}

const hasRecords = ({ answer }: Asked): boolean => answer.kind === 'found' || answer.kind === 'stated'

/** Data that a check needs, the subject may have, and the buyer has not given. */
function lackedBy({ task_type }: Asked, kind: SubjectKind, known: KnownData): readonly AddableData[] {
  const needs: readonly string[] = checkOf(task_type)?.needs ?? []
  return missingDataOf(kind, known).filter((name) => needs.includes(name))
}

/** One of the data that a report lacks, and what it is for. */
export interface WantedDatum {
  readonly name: AddableData
  /** Titles of the checks that wait for it. */
  readonly checks: readonly string[]
  /** Other absent data that these checks also need. */
  readonly alsoNeeds: readonly AddableData[]
}

/** The data whose absence keeps questions of a report from being answered, in the order of the form. */
export function wantedDataOf(
  tasks: readonly Asked[],
  kind: SubjectKind,
  known: KnownData,
): readonly WantedDatum[] {
  const waiting = tasks
    .filter(lacksData)
    .map((task) => ({ title: checkOf(task.task_type)?.title ?? '', lacks: lackedBy(task, kind, known) }))
  return missingDataOf(kind, known).flatMap((name) => {
    const own = waiting.filter(({ lacks }) => lacks.includes(name))
    if (own.length === 0) return []
    const alsoNeeds = own.flatMap(({ lacks }) => lacks).filter((other) => other !== name)
    return [{ name, checks: [...new Set(own.map(({ title }) => title))], alsoNeeds: [...new Set(alsoNeeds)] }]
  })
}
