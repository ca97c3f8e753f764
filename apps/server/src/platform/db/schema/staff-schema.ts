/** Rows of the tables of the staff. */

/** A role beside that of the account; the chief is role 0 of `persons` and has no row. */
export interface StaffRolesTable {
  person_id: string
  role: string
  given_by: string
  given_at: Date
  /** Null: until it is taken. */
  ends_at: Date | null
}

export interface StaffSchema {
  staff_roles: StaffRolesTable
}
