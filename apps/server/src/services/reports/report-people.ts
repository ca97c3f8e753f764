import { maskPassport, normaliseCadastralNumber } from '@proverka/domain'
import { catalogueProduct, peopleOf } from '@proverka/domain/orders'
import type { PersonInput, PersonSubject, Report } from '@proverka/domain/reports'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import type { ReportSubject } from '../../sources/source.ts'

/** What is read of an item to know whom or what it asks about. */
export type ItemOfSubject = Pick<OrderItemRow, 'product_name' | 'object_key' | 'object_address' | 'metadata'>

/** What an item asks about; undefined while the person to be checked is not named. */
export function subjectOf(item: ItemOfSubject): ReportSubject | undefined {
  if (catalogueProduct(item.product_name)?.subject === 'property')
    return { kind: 'property', objectKey: item.object_key, address: item.object_address }
  const [person] = peopleOf(item)
  return person && { kind: 'person', person }
}

/** The subject as the report keeps it: of a passport only the last digits. */
export function presentSubject(subject: ReportSubject): Report['subject'] {
  if (subject.kind === 'person') return { kind: 'person', ...presentPersonInput(subject.person) }
  const number = normaliseCadastralNumber(subject.objectKey)
  return {
    kind: 'property',
    address: subject.address || subject.objectKey,
    ...(number && { cadastralNumber: number }),
  }
}

/** A checked person as others may see him: of a passport only the last digits. */
export function presentPersonInput(person: PersonInput): Omit<PersonSubject, 'kind'> {
  const { passport, middleName, region, inn, lastName, firstName, birthDate } = person
  return {
    lastName,
    firstName,
    birthDate,
    ...(middleName && { middleName }),
    ...(region && { region }),
    ...(inn && { inn }),
    ...(passport && { passportMasked: maskPassport(passport) }),
  }
}
