import { maskPassport, normaliseCadastralNumber } from '@proverka/domain'
import { catalogueProduct, numberedSubject, peopleOf } from '@proverka/domain/orders'
import { bureauReportOf } from '@proverka/domain/checks'
import type { PersonInput } from '@proverka/domain/checks'
import type { PersonSubject, Report } from '@proverka/domain/reports'
import type { ReportTaskRow } from '../../platform/db/queries/reports/reports.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { ReportSubject, SubjectOf } from '../../adapters/sources/source.ts'

/** What is read of an item to know whom or what it asks about. */
export type ItemOfSubject = Pick<OrderItemRow, 'product_name' | 'object_key' | 'object_address' | 'metadata'>

/** What an item asks about; undefined while the person to be checked is not named. */
export function subjectOf(item: ItemOfSubject): ReportSubject | undefined {
  if (catalogueProduct(item.product_name)?.subject === 'property')
    return { kind: 'property', objectKey: item.object_key, address: item.object_address }
  const numbered = numberedSubject(item)
  if (numbered) return numbered
  const [person] = peopleOf(item)
  return person && { kind: 'person', person }
}

/** Whom or what a question of an item is about; undefined where that is not known any more. */
export async function subjectOfTask(
  context: AppContext,
  task: Pick<ReportTaskRow, 'owner_id'>,
  item: ItemOfSubject,
): Promise<ReportSubject | undefined> {
  if (!task.owner_id) return subjectOf(item)
  const owner = await context.queries.risk.findOwner(task.owner_id)
  return owner && { kind: 'person', person: owner.person }
}

/** The subject as the report keeps it: of a passport only the last digits. */
export function presentSubject(subject: ReportSubject): Report['subject'] {
  switch (subject.kind) {
    case 'person':
      return { kind: 'person', ...presentPersonInput(subject.person) }
    case 'company':
    case 'taxpayer':
      return { kind: subject.kind, inn: subject.inn }
    case 'flat': {
      const { address, area, rooms, floor } = subject
      return {
        kind: 'flat',
        address,
        area,
        ...(rooms !== undefined && { rooms }),
        ...(floor !== undefined && { floor }),
      }
    }
    case 'vehicle':
      return {
        kind: 'vehicle',
        ...(subject.vin && { vin: subject.vin }),
        ...(subject.plate && { plate: subject.plate }),
        ...(subject.certificate && { certificateMasked: maskPassport(subject.certificate) }),
      }
    case 'property':
      return presentProperty(subject)
  }
}

function presentProperty(subject: SubjectOf<'property'>): Report['subject'] {
  const number = normaliseCadastralNumber(subject.objectKey)
  return {
    kind: 'property',
    address: subject.address || subject.objectKey,
    ...(number && { cadastralNumber: number }),
  }
}

/** A checked person as others may see him: of a passport only the last digits. */
export function presentPersonInput(person: PersonInput): Omit<PersonSubject, 'kind'> {
  const { passport, license, middleName, noMiddleName, region, inn, lastName, firstName, birthDate } = person
  const formerLastNames = person.formerLastNames ?? []
  const bureauReport = bureauReportOf(person)
  return {
    lastName,
    firstName,
    birthDate,
    ...(middleName ? { middleName } : noMiddleName && { noMiddleName }),
    ...(formerLastNames.length > 0 && { formerLastNames }),
    ...(region && { region }),
    ...(inn && { inn }),
    ...(passport && { passportMasked: maskPassport(passport) }),
    ...(license && { licenseMasked: maskPassport(license) }),
    ...(bureauReport && { bureauReport }),
  }
}
