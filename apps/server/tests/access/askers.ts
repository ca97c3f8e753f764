import { Role } from '@proverka/domain/accounts'
import { register } from '../setup/registration.ts'
import type { Visitor } from '../setup/test-server.ts'
import { CALLERS, type Caller } from './row.ts'
import type { World } from './world.ts'

/** Somebody who tries the calls, and as whom the rows know him. */
export interface Asker {
  readonly label: string
  readonly by: Caller
  readonly visitor: Visitor
}

/** The callers of the world, and newcomers of all roles that none of them is known for. Admins come last. */
export async function gatherAskers({ server, callers }: World): Promise<Asker[]> {
  const askers = CALLERS.map((by): Asker => ({ label: by, by, visitor: callers[by] }))
  const newcomers: Asker[] = []
  for (const [label, person_role] of Object.entries(Role)) {
    if (person_role === Role.Admin || person_role === Role.Partner) continue
    const visitor = server.visit()
    await register(visitor, undefined, { person_role })
    newcomers.push({ label, by: 'stranger', visitor })
  }
  return [
    ...askers.filter(({ by }) => by !== 'admin'),
    ...newcomers,
    ...askers.filter(({ by }) => by === 'admin'),
  ]
}
