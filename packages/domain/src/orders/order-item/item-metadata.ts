import * as v from 'valibot'
import { addedDataSchema } from '../../checks/added-data.ts'
import { bureauFault } from '../../checks/bureau-report.ts'
import { personCheckMetadataSchema, personInputSchema } from '../../checks/person-input.ts'
import type { PersonInput } from '../../checks/person-input.ts'
import {
  companyMetadataSchema,
  flatMetadataSchema,
  taxpayerMetadataSchema,
  vehicleMetadataSchema,
} from '../../checks/subject-input.ts'
import type { CatalogueProduct, ProductSubject } from '../catalogue/catalogue-product.ts'
import { catalogueProduct } from '../catalogue/products.ts'
import { RISK_VERSION } from '../pricing/markup.ts'
import { shownMetadataSchema } from './order-item.ts'

/** People that one report is ever about: one price, so many checks. */
export const OWNERS_LIMIT = 10

/** Only a plain `true` is one: whatever else a program sends costs nothing and changes nothing. */
const flag = v.optional(v.fallback(v.boolean(), false))

/** What an item of any product may say. */
const ofAnything = {
  /** A car, as its form gives it. */
  entityAuto: v.optional(v.unknown()),
  ...shownMetadataSchema.entries,
  /** The report that is wanted (CONST-19). */
  versionData: v.optional(
    v.fallback(v.object({ version: v.pipe(v.string(), v.regex(/^V\d{1,2}(?:\.\d{1,2})?$/)) }), {
      version: RISK_VERSION,
    }),
  ),
}

const ownersInput = v.pipe(v.array(personInputSchema), v.maxLength(OWNERS_LIMIT))

/** `metadata` of an item that checks the owners of an object; they may be named later. */
const ofOwner = v.looseObject({
  ...ofAnything,
  ...v.partial(v.omit(personCheckMetadataSchema, ['person'])).entries,
  ownersData: v.nullish(ownersInput, []),
  /** The first owner's name came in one piece: an AI report costs more (CART-06). The server says so. */
  unsplitName: flag,
})

/** `metadata` of an item that checks a person. */
const ofPerson = v.looseObject({ ...ofAnything, ...personCheckMetadataSchema.entries })

/** `metadata` of items about a company, a car, a taxpayer, a flat on the market. */
const ofCompany = v.looseObject({ ...ofAnything, ...companyMetadataSchema.entries })
const ofVehicle = v.looseObject({ ...ofAnything, ...vehicleMetadataSchema.entries })
const ofTaxpayer = v.looseObject({ ...ofAnything, ...taxpayerMetadataSchema.entries })
const ofFlat = v.looseObject({ ...ofAnything, ...flatMetadataSchema.entries })

/** Names of products about this; the rest is about property, as is what only a newer catalogue knows. */
const named = (...subjects: readonly (ProductSubject | undefined)[]) =>
  v.pipe(
    v.string(),
    v.check((name) => subjects.includes(catalogueProduct(name)?.subject)),
  )

const itemOfProduct = v.variant('product_name', [
  v.object({ product_name: named('person'), metadata: ofPerson }),
  v.object({ product_name: named('owner'), metadata: ofOwner }),
  v.object({ product_name: named('company'), metadata: ofCompany }),
  v.object({ product_name: named('vehicle'), metadata: ofVehicle }),
  v.object({ product_name: named('taxpayer'), metadata: ofTaxpayer }),
  v.object({ product_name: named('flat'), metadata: ofFlat }),
  v.object({
    product_name: named('property', undefined),
    // A bundle is ordered with the data of all its parts: a report about property keeps none of people.
    metadata: v.pipe(
      v.looseObject(ofAnything),
      v.transform(({ person: _person, ownersData: _owners, ...rest }) => rest),
    ),
  }),
])

type AskedDatum = NonNullable<CatalogueProduct['asks']>[number]

/** Said when a product is ordered without the data that it insists on. */
const ASKED_DATA: Readonly<Record<AskedDatum, string>> = {
  passport: 'Укажите серию и номер паспорта',
  license: 'Укажите номер водительского удостоверения',
  certificate: 'Укажите гос. номер и номер свидетельства о регистрации',
}

function isGiven(datum: AskedDatum, metadata: Record<string, unknown>): boolean {
  if (datum === 'certificate') {
    const { success, output } = v.safeParse(vehicleMetadataSchema, metadata)
    return success && Boolean(output.entityAuto.plate && output.entityAuto.certificate)
  }
  const { success, output } = v.safeParse(v.object({ person: personInputSchema }), metadata)
  return success && Boolean(output.person[datum])
}

/**
 * What an order item holds in addition to product and object, by product: the form produces it, the contract carries
 * it, the server reads it. Unknown properties pass through unchanged and are not used.
 */
export const orderedItemSchema = v.pipe(
  itemOfProduct,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { product_name, metadata } = dataset.value
    const missing = catalogueProduct(product_name)?.asks?.find((datum) => !isGiven(datum, metadata))
    if (missing) addIssue({ message: ASKED_DATA[missing] })
    const { output: given, success } = v.safeParse(v.object({ person: personInputSchema }), metadata)
    const fault = success && bureauFault(given.person)
    if (fault) addIssue({ message: fault })
  }),
)

const versionSchema = v.object({ versionData: ofAnything.versionData })

/** The owners that an item waited for, as its buyer names them. */
export const givenOwnersSchema = v.object({ ownersData: v.pipe(ownersInput, v.minLength(1)) })

/** Data that a report lacked, as its buyer adds them (TRUE-09); of a further owner where one is named. */
export const givenDataSchema = v.object({
  missingData: addedDataSchema,
  owner_id: v.optional(v.pipe(v.string(), v.uuid('Неизвестный собственник'))),
})

/** Metadata of an item about the owners of an object, as a form gives them. */
export type OwnerMetadata = v.InferInput<typeof ofOwner>

/** Metadata as sent to the server; `orderedItemSchema` says which ones a product needs. */
export type ItemMetadataInput =
  | v.InferInput<typeof ofPerson>
  | OwnerMetadata
  | v.InferInput<typeof ofCompany>
  | v.InferInput<typeof ofVehicle>
  | v.InferInput<typeof ofTaxpayer>
  | v.InferInput<typeof ofFlat>
  | { readonly [extra: string]: unknown }

/** Metadata as stored: those of the product are present, the others absent. */
export type ItemMetadata = Partial<
  v.InferOutput<typeof ofPerson> &
    v.InferOutput<typeof ofOwner> &
    v.InferOutput<typeof ofCompany> &
    Omit<v.InferOutput<typeof ofVehicle>, 'entityAuto'> &
    v.InferOutput<typeof ofTaxpayer> &
    v.InferOutput<typeof ofFlat>
> & { readonly entityAuto?: unknown }

/** The fields of a stored item that name people. */
export interface StoredItem {
  readonly product_name: string
  readonly metadata: ItemMetadata
}

/** The people that an item names, its subject first; none in a report about property. */
export function peopleOf(item: StoredItem): readonly PersonInput[] {
  const { output, success } = v.safeParse(orderedItemSchema, item)
  if (!success) return []
  const { person, ownersData }: ItemMetadata = output.metadata
  const subject = catalogueProduct(item.product_name)?.subject
  if (subject === 'person') return person ? [person] : []
  return subject === 'owner' ? (ownersData ?? []) : []
}

/** The metadata of an item with its people in the place where its product has them. */
export function withPeople(item: StoredItem, people: readonly PersonInput[]): ItemMetadata {
  const isOwners = catalogueProduct(item.product_name)?.subject === 'owner'
  return { ...item.metadata, ...(isOwners ? { ownersData: [...people] } : { person: people[0] }) }
}

/** Version of a risk report: the one that was ordered, else the present one (CONST-19). */
export function riskVersionOf({ metadata }: Pick<StoredItem, 'metadata'>): string {
  const { output, success } = v.safeParse(versionSchema, metadata)
  return (success && output.versionData?.version) || RISK_VERSION
}

/** Changes of data that a buyer has in a report of this version; an admin has no limit (RISK-11, AMB-114). */
export function riskEditLimit(item: Pick<StoredItem, 'metadata'>): 1 | 2 {
  return riskVersionOf(item).startsWith('V2') ? 2 : 1
}
