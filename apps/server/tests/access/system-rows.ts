import { createAdminThings, shared } from './admin-things.ts'
import { ADMIN, OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export function systemRows(world: World): Rows {
  const things = createAdminThings(world)
  return {
    // Alerts are for everybody; that other keys are not, admin-system.test.ts shows.
    'system.viewSystemInfo': { statuses: OPEN, input: () => ({ query: { key: 'alert_' } }) },
    'system.updateSystemInfoValue': {
      statuses: ADMIN,
      input: shared(async () => ({ body: { key: (await things.setting()).key, value: 'другой' } })),
    },
    'system.updateSystemInfoActivity': {
      statuses: ADMIN,
      input: shared(async () => ({ body: { key: (await things.setting()).key, enabled: false } })),
    },
    'system.addSystemInfo': {
      statuses: ADMIN,
      input: () => ({ body: { key: 'alert_all', value: 'текст', enabled: false } }),
    },
    'system.removeSystemInfo': {
      statuses: ADMIN,
      input: shared(async () => ({ query: { key: (await things.setting()).key } })),
    },
  }
}
