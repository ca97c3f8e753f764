import { randomUUID } from 'node:crypto'
import { ATTACHMENT_LIMIT } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { AttachmentRow } from '../../platform/db/queries/files/attachments.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { InputError } from '../../platform/refusals.ts'
import { kindOfFile } from './uploads/file-kind.ts'
import { safeName } from './uploads/safe-name.ts'

const MEBIBYTE = 1024 * 1024

/** What one user may keep. */
const QUOTA_BYTES = 500 * MEBIBYTE
const QUOTA_FILES = 1000

export interface Upload {
  readonly file: File
  readonly groupId?: string | undefined
  readonly type?: AttachmentRow['type'] | undefined
}

/** Keeps a file of a user: its bytes in the storage under an id of ours, its name and kind in the database. */
export const keepAttachment = (context: AppContext, user: UserRow, upload: Upload): Promise<AttachmentRow> =>
  keepAttachmentFor(context, user, upload, async (row) => row)

/** The same for what needs the file: `use` is part of its transaction, and when it fails nothing of the file is stored. */
export async function keepAttachmentFor<Result>(
  context: AppContext,
  user: UserRow,
  { file, groupId = randomUUID(), type = null }: Upload,
  use: (row: AttachmentRow) => Promise<Result>,
): Promise<Result> {
  await context.rateLimits.consume('upload', user.id)
  if (file.size > ATTACHMENT_LIMIT) throw appError('file/too-large')
  // «Принимаем PDF» would be no answer to a PDF whose download broke off.
  if (file.size === 0) throw new InputError('file', 'Файл пустой: в нем нет ни одного байта')
  const bytes = await file.bytes()
  const kind = await kindOfFile(bytes)
  if (!kind) throw appError('file/type-refused', file.name)
  const attachments = context.queries.attachments
  const id = randomUUID()
  await context.files.put(attachmentKey(id), bytes)
  try {
    return await context.database.transaction(async () => {
      await attachments.lockGroup(groupId)
      requireOwnGroup(await attachments.findGroupOwner(groupId), user)
      const used = await attachments.lockUsage(user.id)
      if (used.files >= QUOTA_FILES || used.bytes + bytes.length > QUOTA_BYTES) throw appError('file/quota')
      const row = await attachments.insertAttachment({
        id,
        person_id: user.id,
        group_id: groupId,
        name: safeName(file.name, kind.extension),
        size: bytes.length,
        media_type: kind.mediaType,
        type,
        created_at: context.clock.now(),
      })
      return use(row)
    })
  } catch (error) {
    await context.files.remove(attachmentKey(id))
    throw error
  }
}

/** A group belongs to the user who uploaded its first file; admins read all, but put nothing into it. */
export function requireOwnGroup(owner: string | undefined, user: UserRow): void {
  if (owner !== undefined && owner !== user.id) throw appError('access/denied')
}

/** The bytes of an upload. Throws when they are lost. */
export async function readAttachment(context: AppContext, row: AttachmentRow): Promise<Uint8Array> {
  const bytes = await context.files.get(attachmentKey(row.id))
  if (!bytes) throw appError('file/not-found', row.id)
  return bytes
}

/** Where the storage keeps an upload. */
export const attachmentKey = (id: string): string => `attachments/${id}`
