import * as v from 'valibot'

/** Raised when a restore of before could not read what a backup of now holds. */
export const FORMAT = 1

export const MANIFEST = 'manifest.json'
export const DESCRIPTION = 'database/description.json'
export const JOBS = 'database/jobs.json'
export const TABLES = 'database/tables/'
/** Of the register of objects, what is in no file that it is loaded from. */
export const STATEMENTS = 'database/statements/'
export const FILES = 'files/'

/** One entry of the archive. */
export interface Part {
  readonly name: string
  readonly bytes: Uint8Array
}

const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const descriptionSchema = v.object({
  engine: v.picklist(['pglite', 'postgres']),
  /** Of the engine, as it says it of itself. */
  version: text,
  /** The moment that the backup shows. */
  at: text,
  /** The changes of the schema that the database had. */
  migrations: v.array(text),
  tables: v.array(v.object({ name: text, columns: v.array(text), rows: count })),
  sequences: v.array(v.object({ name: text, value: text, isCalled: v.boolean() })),
  jobs: count,
})

/** What a database held: enough to recreate it and to see that nothing is missing. */
export type DatabaseDescription = v.InferOutput<typeof descriptionSchema>

const manifestSchema = v.object({
  format: v.literal(FORMAT),
  database: descriptionSchema,
  /** Files that were removed while the backup was made: rows of theirs are gone, too, or going. */
  filesGone: count,
  parts: v.array(v.object({ name: text, size: count, sha256: text })),
})

/** The last part of a backup: what all others must be. */
export type Manifest = v.InferOutput<typeof manifestSchema>

const jobsSchema = v.array(v.object({ name: text, payload: v.record(text, v.unknown()) }))

/** Work that waited in the queue. */
export type WaitingJobs = v.InferOutput<typeof jobsSchema>

export const encodeJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

const decodeJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/** Each throws when the bytes are not what their name says. */
export const readManifest = (bytes: Uint8Array): Manifest => v.parse(manifestSchema, decodeJson(bytes))
export const readDescription = (bytes: Uint8Array): DatabaseDescription =>
  v.parse(descriptionSchema, decodeJson(bytes))
export const readJobs = (bytes: Uint8Array): WaitingJobs => v.parse(jobsSchema, decodeJson(bytes))
