import { contract } from '@proverka/api/contract'
import { PASSWORD } from '../setup/registration.ts'
import { sentCode } from '../setup/sms.ts'
import { createDoubles } from './doubles.ts'
import { ADMIN, SIGNED_IN, type Rows } from './row.ts'
import { userIdOf, type World } from './world.ts'

const setting = { key: 'colour', value: 'green', enabled: true }
const permission = { key: 'ai_report', value: 'active', enabled: true }

export function personRows(world: World): Rows {
  const doubles = createDoubles(world)
  let phones = 0
  return {
    'person.getSettings': { statuses: SIGNED_IN, input: () => ({}) },
    // Under /admin, and yet open to every user who asks about own items; those of others are left out (AMB-65).
    'person.listSettings': {
      statuses: SIGNED_IN,
      input: () => ({ body: { order_item_ids: [world.property] } }),
      finds: { by: ['owner', 'admin'], isIn: (data) => (data as unknown[]).length === 1 },
    },
    'person.addSetting': { statuses: SIGNED_IN, input: () => ({ body: setting }) },
    // A user cannot grant himself a permission (AMB-88).
    'person.addSetting: permission': { statuses: ADMIN, input: () => ({ body: permission }) },
    'person.updateSetting': { statuses: SIGNED_IN, input: () => ({ body: setting }) },
    'person.updateSetting: permission': { statuses: ADMIN, input: () => ({ body: permission }) },
    'person.removeSetting': { statuses: SIGNED_IN, input: () => ({ query: { key: setting.key } }) },
    'person.removeSetting: permission': {
      statuses: ADMIN,
      input: () => ({ query: { key: permission.key } }),
    },
    'person.updatePerson': { statuses: SIGNED_IN, input: () => ({ body: { name: 'Лида' } }) },
    'person.updatePassword': {
      statuses: SIGNED_IN,
      input: async (_, visitor) => {
        await doubles.makeDouble(visitor)
        return { body: { old_password: PASSWORD, new_password: 'verstka-1913' } }
      },
      headers: doubles.credentials,
    },
    'person.sendVerificationCode': {
      statuses: SIGNED_IN,
      input: () => ({ query: { phone: nextPhone() } }),
    },
    'person.verifyPhone': {
      statuses: SIGNED_IN,
      input: async (by, visitor) => {
        const double = await doubles.makeDouble(visitor)
        if (by === 'guest') return { body: { code: '000000' } }
        const phone = nextPhone()
        await double.call(contract.person.sendVerificationCode, { query: { phone } })
        return { body: { code: await sentCode(world.server, phone) } }
      },
      headers: doubles.credentials,
    },
    'person.getPerson': {
      statuses: ADMIN,
      input: async () => ({ params: { id: await userIdOf(world.callers.owner) } }),
    },
  }

  function nextPhone(): string {
    phones += 1
    return `+7999000${String(phones).padStart(4, '0')}`
  }
}
