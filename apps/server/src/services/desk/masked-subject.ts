import { maskName, normaliseCadastralNumber } from '@proverka/domain'
import { catalogueProduct, peopleOf, type StoredItem } from '@proverka/domain/orders'

/** An item as far as its subject goes. */
export type SubjectOfItem = StoredItem & { readonly object_key: string; readonly object_address: string }

/** Whole name of a person of an item. */
export const nameOf = ({
  lastName,
  firstName,
  middleName,
}: {
  readonly lastName: string
  readonly firstName: string
  readonly middleName?: string | undefined
}): string => [lastName, firstName, middleName].filter(Boolean).join(' ')

/** What an item is about: an object, a car or a company as it is, a person masked; empty once that is destroyed. */
export function maskedSubject(item: SubjectOfItem): string {
  const { object_key, object_address } = item
  const isAboutPerson = catalogueProduct(item.product_name)?.subject === 'person'
  const number = normaliseCadastralNumber(object_key)
  if (!isAboutPerson) return [number ?? object_key, object_address].filter(isNew).join(', ')
  const [person] = peopleOf(item)
  if (person) return maskName(nameOf(person))
  return number ?? maskName(object_address || object_key)
}

const isNew = (text: string, place: number, all: readonly string[]): boolean =>
  text !== '' && all.indexOf(text) === place
