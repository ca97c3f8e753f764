import type { ReportTask } from '../report/report.ts'
import { checkOf } from './check-of.ts'
import type { CheckNeed } from './check.ts'
import type { PersonInput } from './person-input.ts'

/** Data of a person that may be added to a report later; what is there already is never changed by it (TRUE-09). */
export const ADDABLE_DATA = ['middleName', 'region', 'inn', 'passport', 'license'] as const

/** One of the data that may be added. */
export type AddableData = (typeof ADDABLE_DATA)[number]

/** A person of whom these data may be known. */
type KnownData = { readonly lastName: string } & Partial<Record<AddableData, unknown>>

/** What was added, by its name. */
export type AddedData = Partial<Record<AddableData, string>>

/** Which of the data that may be added a person does not have yet. */
export function missingDataOf(person: KnownData): readonly AddableData[] {
  return ADDABLE_DATA.filter((name) => !person[name])
}

/** The person with what was added; a value that was there stays. */
export function withAddedData(person: PersonInput, added: AddedData): PersonInput {
  const fresh = missingDataOf(person).flatMap((name) => (added[name] ? [[name, added[name]]] : []))
  return { ...person, ...Object.fromEntries(fresh) }
}

type Asked = Pick<ReportTask, 'task_type' | 'answer'>

/** Whether a question was not answered because the person's data did not suffice. */
export function lacksData({ answer }: Asked): boolean {
  return answer.kind === 'not-checked' && answer.reason === 'missing-data'
}

/** Whether a question that lacked data can be put again now that the person has these. */
export function canBeAskedWith(task: Asked, person: KnownData): boolean {
  const needs: readonly CheckNeed[] = checkOf(task.task_type)?.needs ?? []
  return (
    lacksData(task) && needs.every((need) => need === 'name' || need === 'birthDate' || isKnown(person, need))
  )
}

function isKnown(person: KnownData, need: CheckNeed): boolean {
  return ADDABLE_DATA.some((name) => name === need && Boolean(person[name]))
}

/** The data whose absence keeps questions of a report from being answered, in the order of the form. */
export function wantedDataOf(tasks: readonly Asked[], person: KnownData) {
  const needs = tasks.filter(lacksData).flatMap(({ task_type }) => checkOf(task_type)?.needs ?? [])
  return missingDataOf(person).filter((name) => needs.some((need) => need === name))
}
