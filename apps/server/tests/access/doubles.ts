import { contract } from '@proverka/api/contract'
import { Role, type RoleNumber } from '@proverka/domain/accounts'
import { PASSWORD, register, whoIs } from '../setup/registration.ts'
import type { Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import type { World } from './world.ts'

/**
 * People of the same roles as the callers, for calls that leave their caller another person than before: signed out, or
 * refused for a minute.
 */
export function createDoubles({ server, callers }: World) {
  const doubles = new WeakMap<Visitor, Visitor>()
  return {
    /** A new user with the caller's role; the guest is his own double. */
    async makeDouble(of: Visitor): Promise<Visitor> {
      const { person: user } = await whoIs(of)
      const double = user ? await newcomer(user.person_role as RoleNumber) : of
      doubles.set(of, double)
      return double
    },

    /** The headers that make a call of the caller one of his double. */
    credentials: async (of: Visitor) => credentialsOf(doubles.get(of) ?? of),
  }

  async function newcomer(role: RoleNumber): Promise<Visitor> {
    const visitor = server.visit()
    const isAdmin = role === Role.Admin
    const { email, data } = await register(visitor, undefined, {
      person_role: isAdmin ? Role.Client : role,
    })
    if (!isAdmin) return visitor
    // Registration as an admin is refused, and a new role ends the sessions of the old one.
    await callers.admin.call(contract.admin.updateUserRole, {
      body: { person_id: data.person.id, person_role: Role.Admin },
    })
    await visitor.signIn(email, PASSWORD)
    return visitor
  }
}
