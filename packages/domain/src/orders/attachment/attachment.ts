import * as v from 'valibot'

/** Type name of official documents among uploads (ENTITY-36). */
export const OFFICIAL_DOCUMENTS_TYPE = 'official_documents'

/** An upload; those of one purpose share a group (ENTITY-32). */
export const attachmentSchema = v.object({
  attachment_id: v.string(),
  groupID: v.string(),
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  type: v.optional(v.string()),
})

/** A file that was uploaded to a group of files (ENTITY-32). */
export type Attachment = v.InferOutput<typeof attachmentSchema>
