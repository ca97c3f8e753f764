import { Role } from '@proverka/domain/accounts'
import { register } from '../setup/registration.ts'
import type { Visitor } from '../setup/test-server.ts'
import { CALLERS, type Caller } from './row.ts'
import type { World } from './world.ts'

/** A visitor who tries the calls, and the caller of the rows whose statuses apply to it. */
export interface MatrixVisitor {
  readonly label: string
  readonly by: Caller
  readonly visitor: Visitor
}

/** Whether people of all roles try the calls, or of the first two that none of the callers is known for. */
export const isWhole = process.env['MATRIX_VISITORS'] === 'all'
const TRIED_ROLES = isWhole ? Infinity : 2

/** The callers of the world, and newcomers of the roles that none of them is known for. Admins come last. */
export async function gatherVisitors({ server, callers }: World): Promise<MatrixVisitor[]> {
  const visitors = CALLERS.map((by): MatrixVisitor => ({ label: by, by, visitor: callers[by] }))
  const newcomers: MatrixVisitor[] = []
  const roles = Object.entries(Role).filter(([, role]) => role !== Role.Admin && role !== Role.Partner)
  for (const [label, person_role] of roles.slice(0, TRIED_ROLES)) {
    const visitor = server.visit()
    await register(visitor, undefined, { person_role })
    newcomers.push({ label, by: 'stranger', visitor })
  }
  return [
    ...visitors.filter(({ by }) => by !== 'admin'),
    ...newcomers,
    ...visitors.filter(({ by }) => by === 'admin'),
  ]
}
