import { maskPassport, normaliseCadastralNumber } from '@proverka/domain'
import { catalogueProduct, RISK_VERSION } from '@proverka/domain/orders'
import {
  personCheckMetadataSchema,
  personInputSchema,
  type PersonInput,
  type PersonSubject,
  type Report,
} from '@proverka/domain/reports'
import * as v from 'valibot'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import type { ReportSubject } from '../../sources/source.ts'

/** What is read of an item to know whom or what it asks about. */
export type ItemOfSubject = Pick<OrderItemRow, 'product_name' | 'object_key' | 'object_address' | 'metadata'>

const ownersSchema = v.object({ ownersData: v.pipe(v.array(personInputSchema), v.minLength(1)) })
const versionSchema = v.object({
  versionData: v.object({ version: v.pipe(v.string(), v.regex(/^V\d{1,2}(?:\.\d{1,2})?$/)) }),
})

/** What an item asks about; undefined while the person to be checked is not named. */
export function subjectOf(item: ItemOfSubject): ReportSubject | undefined {
  if (catalogueProduct(item.product_name)?.subject === 'property')
    return { kind: 'property', objectKey: item.object_key, address: item.object_address }
  const [person] = peopleOf(item)
  return person && { kind: 'person', person }
}

/** The people that an item names, its subject first; none in a report about property. */
export function peopleOf(item: Pick<OrderItemRow, 'product_name' | 'metadata'>): readonly PersonInput[] {
  switch (catalogueProduct(item.product_name)?.subject) {
    case 'owner': {
      const result = v.safeParse(ownersSchema, item.metadata)
      return result.success ? result.output.ownersData : []
    }
    case 'person': {
      const result = v.safeParse(personCheckMetadataSchema, item.metadata)
      return result.success ? [result.output.person] : []
    }
    default:
      return []
  }
}

/** The metadata of an item with its people in the place where its product has them. */
export function withPeople(
  item: Pick<OrderItemRow, 'product_name' | 'metadata'>,
  people: readonly PersonInput[],
): Record<string, unknown> {
  const isOwners = catalogueProduct(item.product_name)?.subject === 'owner'
  return { ...item.metadata, ...(isOwners ? { ownersData: people } : { person: people[0] }) }
}

/** Version of a risk report: the one that was ordered, else the present one (CONST-19). */
export function riskVersionOf(item: Pick<OrderItemRow, 'metadata'>): string {
  const result = v.safeParse(versionSchema, item.metadata)
  return result.success ? result.output.versionData.version : RISK_VERSION
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
