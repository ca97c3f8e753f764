import type { attachmentViewSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { AttachmentRow } from '../../platform/db/queries/files/attachments.ts'
import type { LogoRow } from '../../platform/db/queries/files/logos.ts'

export const presentAttachment = (row: AttachmentRow): InferInput<typeof attachmentViewSchema> => ({
  attachment_id: row.id,
  groupID: row.group_id,
  name: row.name,
  size: row.size,
  ...(row.type && { type: row.type }),
  path: `attachments/${row.id}`,
  media_type: row.media_type,
  created_at: row.created_at.toISOString(),
})

export const presentLogo = ({ width, height, created_at }: LogoRow) => ({
  width,
  height,
  created_at: created_at.toISOString(),
})
