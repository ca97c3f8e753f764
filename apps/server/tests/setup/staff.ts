import { contract } from '@proverka/api/contract'
import type { StaffRole } from '@proverka/domain/accounts'
import { freshEmail } from '@proverka/test-support/guest-order'
import { Secret, TOTP } from 'otpauth'
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

/** The code that an app shows at an instant. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Sets an app up for a signed-in member of the staff; answers its secret and the recovery codes. */
export async function setUpApp(member: Visitor, at: Date) {
  const { data } = await member.call(contract.staff.startApp, {})
  const code = appCode(data.secret, at)
  const confirmed = await member.call(contract.staff.confirmApp, { body: { code } })
  return { secret: data.secret, uri: data.uri, codes: confirmed.data.recovery_codes, confirmed }
}
