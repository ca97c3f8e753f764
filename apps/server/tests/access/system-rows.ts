import { contract } from '@proverka/api/contract'
import { createAdminThings } from './admin-things.ts'
import { shared } from './made-things.ts'
import { ADMIN, OPEN, holds } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export function systemRows(world: World): Rows {
  const things = createAdminThings(world)
  const secretKey = shared(async () => (await things.setting()).key)
  const draftAlert = shared(async () => {
    const body = { key: 'alert_blog', value: 'текст', enabled: false }
    return (await world.callers.admin.call(contract.system.addSystemInfo, { body })).data.key
  })
  return {
    // Under /admin, and yet open to all callers: the alerts that are switched on (AMB-66).
    'system.viewSystemInfo': {
      statuses: OPEN,
      input: async () => {
        await secretKey()
        return { query: {} }
      },
      finds: { by: ['admin'], isIn: async (data) => holds(data, await secretKey()) },
    },
    'system.viewSystemInfo: alert_': {
      statuses: OPEN,
      input: async () => {
        await draftAlert()
        return { query: { key: 'alert_' } }
      },
      finds: { by: ['admin'], isIn: async (data) => holds(data, await draftAlert()) },
    },
    'system.viewSystemInfo: alertFiz_': { statuses: OPEN, input: () => ({ query: { key: 'alertFiz_' } }) },
    'system.viewSystemInfo: other key': {
      statuses: ADMIN,
      input: async () => ({ query: { key: await secretKey() } }),
    },
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
