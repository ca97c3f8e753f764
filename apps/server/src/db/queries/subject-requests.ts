import { comparedName, type CheckedPerson } from '@proverka/domain/legal'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../database.ts'
import type { SubjectRequestsTable } from '../destruction-schema.ts'

export type SubjectRequestRow = Selectable<SubjectRequestsTable>

/** An item that says something of a person. */
export interface HeldRecord {
  readonly id: string
  readonly order_number: number
  readonly product_name_ru: string
  readonly status: string
  readonly ordered_at: Date
  readonly purpose: string | null
  readonly ground: string | null
  /** Birth date, INN or phone agree, too. */
  readonly is_same: boolean
}

/** Records that one search answers. */
const MOST_RECORDS = 500

/** Requests of people who were checked, and what is held about them. */
export function createSubjectRequestQueries(database: Database) {
  return {
    insertRequest: (row: Insertable<SubjectRequestsTable>) =>
      database.current.insertInto('subject_requests').values(row).returningAll().executeTakeFirstOrThrow(),

    /** What waits first, the oldest on top. */
    listRequests: (limit: number, offset: number) =>
      database.current
        .selectFrom('subject_requests')
        .selectAll()
        .orderBy(sql`ended_at is not null`)
        .orderBy('created_at')
        .orderBy('number')
        .limit(limit)
        .offset(offset)
        .execute(),

    findRequest: (id: string): Promise<SubjectRequestRow | undefined> =>
      database.current.selectFrom('subject_requests').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Held until the end of the transaction. */
    lockRequest: (id: string): Promise<SubjectRequestRow | undefined> =>
      database.current
        .selectFrom('subject_requests')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    updateRequest: (id: string, change: Updateable<SubjectRequestsTable>) =>
      database.current
        .updateTable('subject_requests')
        .set(change)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /**
     * Items of all orders that name a person: what the form said, what was asked, what sources and extracts answered, who
     * was added as an owner. Names are compared in small letters, «ё» as «е».
     */
    async findHeld(person: CheckedPerson): Promise<readonly HeldRecord[]> {
      const names = [person.lastName, person.firstName].map(comparedName)
      const day = person.birthDate.split('-').toReversed().join('.')
      const marks = [person.birthDate, day, person.inn, person.phone].filter(Boolean)
      const { rows } = await sql<Omit<HeldRecord, 'is_same'> & { text: string }>`
        select * from (
          select i.id, o.number::int as order_number, i.product_name_ru, i.status, o.created_at as ordered_at,
            i.metadata ->> 'purpose' as purpose, i.metadata ->> 'ground' as ground,
            translate(lower(concat_ws(' ', i.object_key, i.metadata::text, r.subject::text, r.extract::text,
              (select string_agg(t.asked::text || t.answer::text, ' ') from report_tasks t where t.order_item_id = i.id),
              (select string_agg(w.person::text, ' ') from risk_owners w where w.order_item_id = i.id))), 'ё', 'е') as text
            from order_items i join orders o on o.id = i.order_id left join reports r on r.order_item_id = i.id
           where i.report_destroyed_at is null) as held
        where position(${names[0]} in text) > 0 and position(${names[1]} in text) > 0
        order by ordered_at desc limit ${MOST_RECORDS}`.execute(database.current)
      return rows
        .map(({ text, ...row }) => ({ ...row, is_same: marks.some((mark) => text.includes(mark)) }))
        .toSorted((a, b) => Number(b.is_same) - Number(a.is_same))
    },
  }
}
