import * as v from 'valibot'
import { extractPartsSchema } from './questions.ts'

/**
 * What an official EGRN extract says, in one shape for every kind of extract.
 *
 * Dates are ISO (`YYYY-MM-DD`, or `YYYY-MM-DDThh:mm:ss` with the offset the register wrote), areas are square metres,
 * costs are roubles as the register states them. A part that the extract does not hold is absent, never an empty text.
 */

const text = v.pipe(v.string(), v.minLength(1))

/** The documents a right or an encumbrance rests on. */
export const extractDocumentSchema = v.object({
  name: text,
  number: v.optional(text),
  date: v.optional(text),
  issuer: v.optional(text),
})

/**
 * Who holds a right. `withheld`: the register has the person and may not tell the name to third parties (LAW-03);
 * `named`: the name is in the extract.
 */
export const extractHolderSchema = v.object({
  kind: v.picklist(['person', 'organisation', 'public']),
  state: v.picklist(['named', 'withheld']),
  name: v.optional(text),
  inn: v.optional(text),
  ogrn: v.optional(text),
  /** What the party is to an encumbrance, where the register says it: «Лицо, в пользу которого установлены ограничения». */
  role: v.optional(text),
})

/** A right of an extract with its holders and documents. */
export const extractRightSchema = v.object({
  type: text,
  number: v.optional(text),
  date: v.optional(text),
  /** Set when the right has passed on: the row belongs to the history. */
  endedAt: v.optional(text),
  /** `numerator/denominator`, or the register's own words where it gives no fraction. */
  share: v.optional(text),
  holders: v.array(extractHolderSchema),
  documents: v.array(extractDocumentSchema),
  /** Number of the entry that ended the right. */
  endNumber: v.optional(text),
  /** Object of the right, where one extract tells about several objects. */
  cadastralNumber: v.optional(text),
})

/** An encumbrance of an extract, in whose favour it is and until when. */
export const extractEncumbranceSchema = v.object({
  type: text,
  number: v.optional(text),
  from: v.optional(text),
  /** A date, or the register's words about the term. */
  to: v.optional(text),
  holders: v.array(extractHolderSchema),
  documents: v.array(extractDocumentSchema),
  /** When the entry was made; the term begins at `from`. */
  date: v.optional(text),
  /** When the entry was struck out: the encumbrance is no more. */
  endedAt: v.optional(text),
  /** What is encumbered, in the register's words: «весь объект». */
  subject: v.optional(text),
  /** Numbers of the rights that are restricted. */
  rightNumbers: v.optional(v.array(text)),
  /** Object of the encumbrance, where one extract tells about several objects. */
  cadastralNumber: v.optional(text),
})

/** What an extract says about the object itself; everything may be missing. */
export const extractObjectSchema = v.object({
  cadastralNumbers: v.array(text),
  address: v.optional(text),
  area: v.optional(v.number()),
  floor: v.optional(text),
  purpose: v.optional(text),
  cost: v.optional(v.number()),
  status: v.optional(text),
  /** Kind of object in the register's words: «Помещение», «Земельный участок». */
  type: v.optional(text),
  name: v.optional(text),
  registeredAt: v.optional(text),
  quarter: v.optional(text),
  oldNumbers: v.optional(v.array(text)),
  parentNumbers: v.optional(v.array(text)),
  /** When the object left the register. */
  cancelledAt: v.optional(text),
  /** Category of a land plot. */
  category: v.optional(text),
  permittedUse: v.optional(text),
  floors: v.optional(text),
  undergroundFloors: v.optional(text),
  yearBuilt: v.optional(text),
  yearCommissioned: v.optional(text),
  landNumbers: v.optional(v.array(text)),
  /** Objects inside this one: rooms and parking spaces of a building, parts of a complex. */
  innerNumbers: v.optional(v.array(text)),
  /** Objects that this one was formed from. */
  formedFromNumbers: v.optional(v.array(text)),
  /** Objects that were formed from this one. */
  formedNumbers: v.optional(v.array(text)),
  /** Other measures of constructions: label and value in the register's unit. */
  measures: v.optional(v.array(v.object({ label: text, value: text }))),
})

/** What the extract tells in addition to rights and encumbrances: deals, claims, objections, limits of land, notes. */
export const extractMarkSchema = v.object({
  kind: v.picklist([
    'change',
    'claim',
    'consent',
    'deal',
    'expropriation',
    'heritage',
    'incapacity',
    'issued',
    'land-limit',
    'litigation',
    'note',
    'objection',
    'ownerless',
    'personal-participation',
    'reinstatement',
    'unregistrable',
  ]),
  text,
  number: v.optional(text),
  date: v.optional(text),
})

/** The answer of the register when it gives no extract. */
export const extractNoticeSchema = v.object({
  kind: v.picklist(['absence', 'refusal']),
  /** What was asked, in the register's words. */
  asked: v.optional(text),
  reason: v.optional(text),
})

/** An official extract as the product reads it, of any kind and age. */
export const extractSchema = v.object({
  /** The root element, for example `extract_about_property_room`. */
  kind: text,
  number: v.optional(text),
  date: v.optional(text),
  organ: v.optional(text),
  object: extractObjectSchema,
  rights: v.array(extractRightSchema),
  ownership: v.picklist(['named', 'withheld', 'unregistered']),
  encumbrances: v.array(extractEncumbranceSchema),
  /** True when this kind of extract never tells about rights: `ownership` then says nothing about the object. */
  silentOnRights: v.optional(v.literal(true)),
  /** How the file answers each question of its kind; absent in extracts that were stored before. */
  parts: v.optional(extractPartsSchema),
  /** Further objects that the extract describes: rooms of a building, objects of one person. */
  objects: v.optional(v.array(extractObjectSchema)),
  marks: v.optional(v.array(extractMarkSchema)),
  /** Set when the register answered with a notice instead of an extract. */
  notice: v.optional(extractNoticeSchema),
  /** Paths of parts that are in the file and that the reader does not understand (FIND-08). */
  notUnderstood: v.array(text),
})

/** An extract that was read. */
export type Extract = v.InferOutput<typeof extractSchema>
/** The object of an extract. */
export type ExtractObject = v.InferOutput<typeof extractObjectSchema>
/** A right of an extract. */
export type ExtractRight = v.InferOutput<typeof extractRightSchema>
/** An encumbrance of an extract. */
export type ExtractEncumbrance = v.InferOutput<typeof extractEncumbranceSchema>
/** A holder of a right: named, withheld by the register, or a body without a name. */
export type ExtractHolder = v.InferOutput<typeof extractHolderSchema>
/** A document that a right or an encumbrance rests on. */
export type ExtractDocument = v.InferOutput<typeof extractDocumentSchema>
/** A mark of the register: a dispute, an objection, a prohibition without the owner. */
export type ExtractMark = v.InferOutput<typeof extractMarkSchema>
/** What the register sent instead of an extract: a notice or a refusal. */
export type ExtractNotice = v.InferOutput<typeof extractNoticeSchema>
