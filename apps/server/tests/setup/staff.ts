import { contract } from '@proverka/api/contract'
import type { StaffRole } from '@proverka/domain/accounts'
import { freshEmail } from '@proverka/test-support/guest-order'
import { visitAsAdmin } from './admin.ts'
import { idOf, PASSWORD, register } from './registration.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** A browser in which a new member of the staff is signed in. */
export async function visitAsStaff(server: TestServer, ...roles: readonly StaffRole[]): Promise<Visitor> {
  const chief = await visitAsAdmin(server)
  const member = server.visit()
  const email = freshEmail()
  await register(member, email)
  const person_id = await idOf(member)
  for (const role of roles) await chief.call(contract.staff.giveStaffRole, { body: { person_id, role } })
  await member.signIn(email, PASSWORD)
  return member
}
