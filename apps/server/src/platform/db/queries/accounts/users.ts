import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { UsersTable } from '../../schema/schema.ts'

export type UserRow = Selectable<UsersTable>

/** The id of no user: asking for it is the same work as asking for one that there is. */
export const NOBODY_ID = '00000000-0000-0000-0000-000000000000'

type Credentials = Pick<UserRow, 'id' | 'password_hash'>

export type UserQueries = ReturnType<typeof createUserQueries>

export function createUserQueries(database: Database) {
  return {
    /** Whose address it is; that of an account that became part of another one leads to that. */
    async findUserByEmail(email: string): Promise<UserRow | undefined> {
      const find = (column: 'email' | 'id', value: string) =>
        database.current.selectFrom('persons').selectAll().where(column, '=', value).executeTakeFirst()
      const user = await find('email', email)
      return user?.merged_into ? find('id', user.merged_into) : user
    },

    /**
     * What a login is compared with; for an unknown address, `NOBODY_ID` and no hash. That is a row, too: reading one
     * takes longer than reading none (SEC-04).
     */
    async findCredentials(email: string): Promise<Credentials> {
      const { rows } = await sql<Credentials>`
        select coalesce(persons.id, ${NOBODY_ID}::uuid) as id, persons.password_hash
          from (select 1) as one
          left join persons named on named.email = ${email}
          left join persons on persons.id = coalesce(named.merged_into, named.id) and persons.removed_at is null
      `.execute(database.current)
      return rows[0] ?? { id: NOBODY_ID, password_hash: null }
    },

    /** Open accounts of a role, the oldest first. */
    listByRole: (role: number) =>
      database.current
        .selectFrom('persons')
        .selectAll()
        .where('person_role', '=', role)
        .where('removed_at', 'is', null)
        .orderBy('created_at')
        .execute(),

    findUser: (id: string) =>
      database.current.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Holds a user until the end of the transaction: money of one user is spent one after the other. */
    lockUser: (id: string) =>
      database.current
        .selectFrom('persons')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** Another number than before is not verified. */
    updateUser: (id: string, { name, phone }: { name: string; phone: string | null }, at: Date) =>
      database.current
        .updateTable('persons')
        .set((row) => ({
          name,
          phone,
          name_changed_at: row.case().when('name', '=', name).then(row.ref('name_changed_at')).else(at).end(),
          phone_verified_at: row
            .case()
            .when('phone', 'is not distinct from', phone)
            .then(row.ref('phone_verified_at'))
            .else(null)
            .end(),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    setVerifiedPhone: (id: string, phone: string, at: Date) =>
      database.current
        .updateTable('persons')
        .set({ phone, phone_verified_at: at })
        .where('id', '=', id)
        .execute(),

    /** Returns undefined when the address has an account already. */
    insertUser: (user: Insertable<UsersTable>) =>
      database.current
        .insertInto('persons')
        .values(user)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** The row that holds the orders of guests with a known address; no one can sign in to it. */
    findHolder: (address: string) =>
      database.current
        .selectFrom('persons')
        .selectAll()
        .where('waiting_address', '=', address)
        .executeTakeFirst(),

    /** Makes that row, if it is not there. Its own address is one that no mail can have. */
    insertHolder: (id: string, address: string, role: number, at: Date) =>
      database.current
        .insertInto('persons')
        .values({
          id,
          email: `${id}@waiting.invalid`,
          waiting_address: address,
          name: '',
          phone: null,
          person_role: role,
          password_hash: null,
          created_at: at,
        })
        .onConflict((conflict) => conflict.column('waiting_address').doNothing())
        .execute(),

    /** Whether an account has proven this address, by a link or password from an email to it. */
    async isProvenAddress(address: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('persons')
        .select('id')
        .where('email', '=', address)
        .where('proven_at', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Writes down that the address is proven, and holds the user; false when it was before. */
    async setProven(id: string, at: Date): Promise<boolean> {
      const result = await database.current
        .updateTable('persons')
        .set({ proven_at: at })
        .where('id', '=', id)
        .where('proven_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Sets another, unproven address; the user's orders get it, too, because their emails contain sign-in links. */
    async setEmail(id: string, email: string): Promise<void> {
      await database.current.updateTable('orders').set({ email }).where('person_id', '=', id).execute()
      await database.current
        .updateTable('persons')
        .set({ email, proven_at: null })
        .where('id', '=', id)
        .execute()
    },

    /** Another address that its owner has proven. */
    async setProvenEmail(id: string, email: string, at: Date): Promise<void> {
      await database.current.updateTable('orders').set({ email }).where('person_id', '=', id).execute()
      await database.current
        .updateTable('persons')
        .set({ email, proven_at: at })
        .where('id', '=', id)
        .execute()
    },

    /** `null`: no password works until a new one is set or mailed. */
    updatePasswordHash: (id: string, hash: string | null, at: Date | null = null) =>
      database.current
        .updateTable('persons')
        .set({ password_hash: hash, password_changed_at: hash === null ? null : at })
        .where('id', '=', id)
        .execute(),

    findMailedPassword: (userId: string) =>
      database.current
        .selectFrom('mailed_passwords')
        .selectAll()
        .where('person_id', '=', userId)
        .executeTakeFirst(),

    saveMailedPassword: (userId: string, hash: string, expiresAt: Date) =>
      database.current
        .insertInto('mailed_passwords')
        .values({ person_id: userId, password_hash: hash, expires_at: expiresAt, used_at: null })
        .onConflict((conflict) =>
          conflict
            .column('person_id')
            .doUpdateSet({ password_hash: hash, expires_at: expiresAt, used_at: null }),
        )
        .execute(),

    /** Marks the mailed password as used; false when another request used it first. */
    async useMailedPassword(userId: string, at: Date): Promise<boolean> {
      const used = await database.current
        .updateTable('mailed_passwords')
        .set({ used_at: at })
        .where('person_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return used.numUpdatedRows === 1n
    },

    deleteMailedPassword: (userId: string) =>
      database.current.deleteFrom('mailed_passwords').where('person_id', '=', userId).execute(),
  }
}
