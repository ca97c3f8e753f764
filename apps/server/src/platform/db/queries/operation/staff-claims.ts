import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { StaffClaimsTable } from '../../schema/staff-schema.ts'

export type ClaimKind = StaffClaimsTable['kind']

/** With who works on it, by name or address. */
export interface ListedClaim extends StaffClaimsTable {
  readonly name: string
}

/** Who of the staff works on which case. */
export function createStaffClaimQueries(database: Database) {
  return {
    /** Those of some kinds since an instant. */
    listClaims: (kinds: readonly ClaimKind[], since: Date): Promise<ListedClaim[]> =>
      database.current
        .selectFrom('staff_claims')
        .innerJoin('persons', 'persons.id', 'person_id')
        .where('kind', 'in', [...kinds])
        .where('at', '>=', since)
        .selectAll('staff_claims')
        .select(sql<string>`coalesce(nullif(persons.name, ''), persons.email)`.as('name'))
        .orderBy('at')
        .orderBy('subject_id')
        .execute(),

    /** Gives a case to a person; false when another has it than `from`; null: the case is free. */
    async claim(claim: StaffClaimsTable, from: string | null): Promise<boolean> {
      const result = await database.current
        .insertInto('staff_claims')
        .values(claim)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject_id'])
            .doUpdateSet({ person_id: claim.person_id, at: claim.at })
            .where('staff_claims.person_id', 'in', [claim.person_id, from ?? claim.person_id]),
        )
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    /** False when the person does not have it. */
    async release(kind: ClaimKind, subjectId: string, personId: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('staff_claims')
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    deleteBefore: (at: Date) => database.current.deleteFrom('staff_claims').where('at', '<', at).execute(),
  }
}
