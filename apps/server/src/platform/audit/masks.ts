import {
  maskDate,
  maskEmail,
  maskName,
  maskNumber,
  maskPhone,
  maskText,
  normaliseCadastralNumber,
} from '@proverka/domain'
import type { Payer } from '@proverka/domain/accounts'
import type { CheckedPerson } from '@proverka/domain/legal'
import { catalogueProduct } from '@proverka/domain/orders'

/** Masks a field; `thing` is what has it, as it was before. */
export type Mask = (value: unknown, thing: Readonly<Record<string, unknown>>) => unknown

const ofText =
  (mask: (text: string) => string): Mask =>
  (value) =>
    typeof value === 'string' ? mask(value) : value

export const EMAIL = ofText(maskEmail)
export const NAME = ofText(maskName)
export const TEXT = ofText(maskText)
export const CONTACT_MASKS = { email: EMAIL, name: NAME, phone: ofText(maskPhone) }

const isAboutPerson = (productName: unknown): boolean =>
  typeof productName === 'string' && catalogueProduct(productName)?.subject === 'person'

/** What an item is about: people are masked, objects, cars and companies are not. */
export const OBJECT: Mask = (value, { product_name }) =>
  typeof value === 'string' && isAboutPerson(product_name) ? maskObject(value) : value

/** Parts of an order as its lists have them. */
export const ITEMS: Mask = (value) =>
  (value as readonly ListedItem[]).map((item) =>
    isAboutPerson(item.product_name)
      ? {
          ...item,
          kadnum: item.kadnum === null ? null : maskObject(item.kadnum),
          ItemMetadata: {
            address: maskObject(item.ItemMetadata.address),
            kadastr_number: maskObject(item.ItemMetadata.kadastr_number),
          },
        }
      : item,
  )

interface ListedItem {
  readonly product_name: string
  readonly kadnum: string | null
  readonly ItemMetadata: { readonly address: string; readonly kadastr_number: string }
}

/** What an order is about: masked when a part is about a person and the text is not the object of another one. */
export const SUBJECT: Mask = (value, { items }) => {
  const listed = items as readonly ListedItem[]
  const isObject = listed.some(
    ({ product_name, kadnum, ItemMetadata }) =>
      !isAboutPerson(product_name) && (kadnum === value || ItemMetadata.address === value),
  )
  const hasPerson = listed.some(({ product_name }) => isAboutPerson(product_name))
  return typeof value === 'string' && hasPerson && !isObject ? maskObject(value) : value
}

const maskObject = (text: string): string => (normaliseCadastralNumber(text) === null ? maskName(text) : text)

/** INN of a person; that of a company has ten digits. */
const PERSON_INN = /^\d{12}$/

/** Requisites of a person who is paid; those of a company are open data. */
export const PAYER: Mask = (value, { requisites }) =>
  typeof value === 'string' && PERSON_INN.test((requisites as Payer).inn) ? maskName(value) : value

export const REQUISITES: Mask = (value) => {
  const payer = value as Payer
  if (!PERSON_INN.test(payer.inn)) return payer
  return {
    ...payer,
    name: maskName(payer.name),
    inn: maskNumber(payer.inn),
    address: maskText(payer.address),
  }
}

/** Account of a person who is paid; that of a company is in its bills. */
export const ACCOUNT: Mask = (value, { requisites }) =>
  typeof value === 'string' && PERSON_INN.test((requisites as Payer).inn) ? maskNumber(value) : value

export const CHECKED_PERSON: Mask = (value) => {
  const { lastName, firstName, middleName, birthDate, inn, phone } = value as Required<CheckedPerson>
  return {
    lastName: maskName(lastName),
    firstName: maskName(firstName),
    middleName: maskName(middleName),
    birthDate: maskDate(birthDate),
    inn: maskNumber(inn),
    phone: maskPhone(phone),
  }
}

/** Who changed what of his own account is a client; others in the log are the staff. */
export const OWN_EMAIL: Mask = (value, { admin_id, person_id }) =>
  admin_id === person_id && typeof value === 'string' ? maskEmail(value) : value
