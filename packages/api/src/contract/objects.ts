import { REQUIRED_MESSAGE } from '@proverka/domain'
import {
  cadastralObjectSchema,
  objectInfoSchema,
  SEARCH_MAX_LENGTH,
  SEARCH_TOO_LONG_TEXT,
} from '@proverka/domain/property'
import { REGISTER_SOURCES } from '@proverka/domain/register'
import { FULL_INFO_TIMEOUT_MS } from '@proverka/domain/timing'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { CONTOUR_FORMATS, contourSchema, objectSourcesSchema } from './object-register.ts'
import { houseAddressSchema, jwtExtraSchema, linkTextSchema, roublesSchema } from './shared.ts'

const { Number, Address, Area, ObjectType, Status } = cadastralObjectSchema.entries

/** A line of the results: the object in short. */
export const searchResultSchema = v.object({ Number, Address, Area, ObjectType, Status })

/** What the record of an object says of itself; null where the register says nothing. */
const objectRecordSchema = v.object({
  /** Roubles, with the date of the document that says so. */
  cost: v.nullable(v.number()),
  cost_at: v.nullable(v.string()),
  registered_at: v.nullable(v.string()),
  cancelled_at: v.nullable(v.string()),
  /** Numbers of the objects that were formed from this one. */
  successors: v.array(v.string()),
})

/** An object in a list of the register; what is not known is an empty text. */
export const listedObjectSchema = v.object({
  Number: v.string(),
  Address: v.string(),
  Area: v.string(),
  ObjectType: v.string(),
  TypeOKC: v.string(),
  Status: v.string(),
})

/** A flat or another room of a house; what is not known is an empty text. */
const houseUnitSchema = v.object({ ...listedObjectSchema.entries, Level: v.string() })

/** The objects of a cadastral quarter. */
const quarterSchema = v.object({
  number: v.string(),
  /** Objects that are in the register today. */
  count: v.number(),
  /** Numbers that left it. */
  cancelled: v.number(),
  /** The greatest number of an object in the quarter. */
  last: v.number(),
  /** All of them, those that left among them, by number; null where they are too many to send. */
  objects: v.nullable(v.array(listedObjectSchema)),
})

/** What is known about a key that no object of the register has. */
export const unconfirmedSchema = v.object({
  kind: v.picklist(['number', 'quarter', 'text']),
  /**
   * Nothing here says that there is no such object: `not-connected`, no service was asked; `not-known`, those who were asked do
   * not know all objects.
   */
  not_checked: v.optional(v.picklist(['not-connected', 'not-known'])),
  /** Several objects carry the number: which of them is meant is not known. */
  shared: v.optional(v.boolean()),
  /** Who was asked for the number and what came of it; `limit`: the caller's network has asked for enough today. */
  asked: v.optional(
    v.array(
      v.object({
        name: v.string(),
        outcome: v.picklist(['confirmed', 'unknown', 'ambiguous', 'failed', 'due', 'limit']),
        at: v.string(),
      }),
    ),
  ),
  /** Which parts of a number any object of the register shares; null for words. */
  parts: v.nullable(v.object({ region: v.boolean(), district: v.boolean(), block: v.boolean() })),
  /** Numbers that exist and are a slip of the hand away, the nearest first. */
  near: v.array(v.object({ ...listedObjectSchema.entries, distance: v.number() })),
  quarter: v.nullable(quarterSchema),
  /** Objects whose address goes on from the text. */
  addresses: v.array(v.object({ number: v.string(), address: v.string() })),
})

/** How far the caller is from the limit of searches; a guest goes on beyond his with a proof. */
const searchAllowanceSchema = v.object({
  /** When searches work again, ISO instant; null while they do. */
  retry_at: v.nullable(v.string()),
  per_day: v.number(),
  per_day_signed_in: v.number(),
})

export const objectInfoReply = v.object({
  ...objectInfoSchema.entries,
  /** Whether the register holds the object: of any other key nothing is sold. */
  confirmed: v.boolean(),
  /** The documents that know the object, the most trusted first; empty in the demo world. */
  confirmed_by: v.optional(
    v.array(v.object({ source: v.picklist(REGISTER_SOURCES), document: v.string(), day: v.string() })),
  ),
  /** When the register was looked into, ISO instant. */
  asked_at: v.string(),
  record: objectRecordSchema,
  /** The register holds the object and no cadastral number of it: nothing is sold about it. */
  no_number: v.optional(v.literal(true)),
  /** What is inside of a house. */
  units: v.optional(v.array(houseUnitSchema)),
  /** Of real objects. */
  sources: v.optional(objectSourcesSchema),
  /** With keys that are not confirmed. */
  unconfirmed: v.optional(unconfirmedSchema),
  search: v.optional(searchAllowanceSchema),
})

/** A flat of a house; area in square metres, sales newest first with prices in roubles. */
export const flatSalesSchema = v.object({
  flat: v.string(),
  area: v.nullable(v.number()),
  sales: v.array(v.object({ date: v.string(), price: roublesSchema })),
})

/** A house whose flats are listed. */
const houseEntries = {
  house: v.string(),
  /** OBJECTGUID of GAR, of a real house. */
  gar_id: v.optional(v.string()),
  /** No source tells the sales of this house: that none are listed says nothing. */
  sales_unknown: v.optional(v.literal(true)),
}

const objectKey = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) })
const PROOF_MAX_LENGTH = 4096
/** A single-use id of an email, which signs a guest in (AMB-84); any other is let pass. */
const linkId = v.object({ id: v.optional(linkTextSchema) })

export const objects = {
  getObject: endpoint({
    id: 'CALL-003',
    method: 'GET',
    path: '/object/{id}',
    access: 'guest',
    params: objectKey,
    query: linkId,
    reply: objectInfoReply,
    extra: jwtExtraSchema,
    errors: ['object/not-found'],
    actsOnGet: true,
  }),
  getObjectFull: endpoint({
    id: 'CALL-004',
    method: 'GET',
    path: '/objectFull/{id}',
    access: 'guest',
    params: objectKey,
    query: linkId,
    reply: objectInfoReply,
    extra: jwtExtraSchema,
    errors: ['object/not-found'],
    actsOnGet: true,
    timeoutMs: FULL_INFO_TIMEOUT_MS,
  }),
  /**
   * A guest beyond the searches of his browser or network gets `search/limit` with a `task` of altcha; the same call with
   * its solution in the header `proof` (base64url of `{ challenge, solution }`) is answered, once.
   */
  searchObjects: endpoint({
    id: 'CALL-005',
    method: 'GET',
    path: '/search',
    access: 'guest',
    query: v.object({
      query: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, REQUIRED_MESSAGE),
        v.maxLength(SEARCH_MAX_LENGTH, SEARCH_TOO_LONG_TEXT),
      ),
    }),
    headers: v.object({ proof: v.optional(v.pipe(v.string(), v.maxLength(PROOF_MAX_LENGTH))) }),
    reply: v.array(searchResultSchema),
    errors: ['search/suspicious', 'search/limit'],
  }),
  /** The contour of an object, of a flat that of its house; null where no document has one. */
  getContour: endpoint({
    id: 'OWN-contour',
    method: 'GET',
    path: '/objectContour/{id}',
    access: 'guest',
    params: objectKey,
    reply: v.nullable(contourSchema),
    errors: ['object/not-found'],
  }),
  /** The same as a file: GeoJSON in the coordinates of the source or in WGS 84, DXF, CSV. */
  downloadContour: endpoint({
    id: 'OWN-contour-file',
    method: 'GET',
    path: '/objectContour/{id}/file',
    access: 'guest',
    params: objectKey,
    query: v.object({ format: v.picklist(CONTOUR_FORMATS) }),
    reply: 'blob',
    errors: ['object/not-found', 'object/no-contour'],
  }),
  getHouseDetails: endpoint({
    id: 'CALL-006',
    method: 'GET',
    path: '/property/info/house_details',
    access: 'user',
    query: v.object({ address: houseAddressSchema }),
    reply: v.object({ ...houseEntries, flats: v.array(flatSalesSchema) }),
    errors: ['house/not-found'],
  }),
  getHouseDetailsWithFloors: endpoint({
    id: 'CALL-007',
    method: 'GET',
    path: '/property/info/house_details_new',
    access: 'user',
    query: v.object({ address: houseAddressSchema }),
    reply: v.object({
      ...houseEntries,
      flats: v.array(
        v.object({
          ...flatSalesSchema.entries,
          floor: v.nullable(v.number()),
          rooms: v.nullable(v.number()),
        }),
      ),
    }),
    errors: ['house/not-found'],
  }),
}
