import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { AttachmentsTable } from '../../schema/uploads-schema.ts'

export type AttachmentRow = Selectable<AttachmentsTable>

export type AttachmentQueries = ReturnType<typeof createAttachmentQueries>

/** Most files that one group answers. */
const GROUP_LIMIT = 100

export function createAttachmentQueries(database: Database) {
  return {
    insertAttachment: (row: Insertable<AttachmentsTable>) =>
      database.current.insertInto('attachments').values(row).returningAll().executeTakeFirstOrThrow(),

    findAttachment: (id: string) =>
      database.current.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst(),

    listGroup: (groupId: string) =>
      database.current
        .selectFrom('attachments')
        .selectAll()
        .where('group_id', '=', groupId)
        .orderBy('created_at')
        .orderBy('id')
        .limit(GROUP_LIMIT)
        .execute(),

    /** Whose group it is; undefined while it is empty. */
    async findGroupOwner(groupId: string): Promise<string | undefined> {
      const row = await database.current
        .selectFrom('attachments')
        .select('person_id')
        .where('group_id', '=', groupId)
        .orderBy('created_at')
        .orderBy('id')
        .executeTakeFirst()
      return row?.person_id
    },

    /** Lets one upload at a time into a group until the transaction ends: an empty group has no row to be held. */
    async lockGroup(groupId: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${groupId}, 0))`.execute(database.current)
    },

    /** Files and bytes of a user; holds the user, so that two uploads at once are counted one after another. */
    async lockUsage(userId: string): Promise<{ files: number; bytes: number }> {
      await database.current
        .selectFrom('persons')
        .select('id')
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
      const row = await database.current
        .selectFrom('attachments')
        .where('person_id', '=', userId)
        .select(({ fn }) => [fn.countAll<string>().as('files'), fn.sum<string | null>('size').as('bytes')])
        .executeTakeFirstOrThrow()
      return { files: Number(row.files), bytes: Number(row.bytes ?? 0) }
    },
  }
}
