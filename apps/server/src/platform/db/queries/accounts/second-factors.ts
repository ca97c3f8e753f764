import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { PasskeyChallengesTable, PasskeysTable } from '../../schema/staff-schema.ts'

export type SecondFactorQueries = ReturnType<typeof createSecondFactorQueries>

type Purpose = PasskeyChallengesTable['purpose']

/** What the staff signs in with beside a password. */
export function createSecondFactorQueries(database: Database) {
  return {
    findApp: (userId: string) =>
      database.current
        .selectFrom('authenticator_apps')
        .selectAll()
        .where('person_id', '=', userId)
        .executeTakeFirst(),

    /** In the place of one that was not confirmed; false when one is confirmed. */
    async saveApp(userId: string, secret: string, at: Date): Promise<boolean> {
      const row = { person_id: userId, secret, created_at: at, confirmed_at: null }
      const result = await database.current
        .insertInto('authenticator_apps')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet(row).where('authenticator_apps.confirmed_at', 'is', null),
        )
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    confirmApp: (userId: string, at: Date) =>
      database.current
        .updateTable('authenticator_apps')
        .set({ confirmed_at: at })
        .where('person_id', '=', userId)
        .execute(),

    /** Uses a time step up; false when it or a later one was used before. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const result = await database.current
        .updateTable('authenticator_apps')
        .set({ last_step: step })
        .where('person_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async deleteApp(userId: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('authenticator_apps')
        .where('person_id', '=', userId)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** New ones in the place of all before. In a transaction. */
    async saveRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
      await database.current.deleteFrom('recovery_codes').where('person_id', '=', userId).execute()
      if (hashes.length === 0) return
      await database.current
        .insertInto('recovery_codes')
        .values(hashes.map((code_hash) => ({ person_id: userId, code_hash, used_at: null })))
        .execute()
    },

    /** Uses a code up; false when there is none or it was used. */
    async useRecoveryCode(userId: string, hash: string, at: Date): Promise<boolean> {
      const result = await database.current
        .updateTable('recovery_codes')
        .set({ used_at: at })
        .where('person_id', '=', userId)
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async countRecoveryCodes(userId: string): Promise<number> {
      const row = await database.current
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('person_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    insertPasskey: (passkey: Insertable<PasskeysTable>) =>
      database.current
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst(),

    listPasskeys: (userId: string) =>
      database.current
        .selectFrom('passkeys')
        .selectAll()
        .where('person_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    setPasskeyUsed: (id: string, counter: number, at: Date) =>
      database.current
        .updateTable('passkeys')
        .set({ counter, last_used_at: at })
        .where('id', '=', id)
        .execute(),

    async deletePasskey(userId: string, id: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('passkeys')
        .where('person_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** A later challenge takes the place of one that was not answered. */
    saveChallenge: (row: Insertable<PasskeyChallengesTable>) =>
      database.current
        .insertInto('passkey_challenges')
        .values(row)
        .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(row))
        .execute(),

    /** Uses a challenge up; undefined when there is none or it is out of date. */
    takeChallenge: (sessionId: string, purpose: Purpose, now: Date) =>
      database.current
        .deleteFrom('passkey_challenges')
        .where('session_id', '=', sessionId)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .returning('challenge')
        .executeTakeFirst(),

    /** Whether an account has a confirmed app or a passkey. */
    async hasFactor(userId: string): Promise<boolean> {
      const app = await this.findApp(userId)
      if (app?.confirmed_at) return true
      return (await this.listPasskeys(userId)).length > 0
    },

    /** Removes all of an account's. In a transaction. */
    async deleteFactors(userId: string): Promise<void> {
      for (const table of ['authenticator_apps', 'recovery_codes', 'passkeys'] as const)
        await database.current.deleteFrom(table).where('person_id', '=', userId).execute()
    },
  }
}
