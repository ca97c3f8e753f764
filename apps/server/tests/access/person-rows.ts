import { ADMIN, CALLERS, SIGNED_IN, type Rows } from './row.ts'
import { personIdOf, type World } from './world.ts'

const setting = { key: 'colour', value: 'green', enabled: true }

export const personRows = (world: World): Rows => ({
  'person.getSettings': { statuses: SIGNED_IN, input: () => ({}) },
  // Items of others are left out of the answer, see person.test.ts.
  'person.listSettings': {
    statuses: SIGNED_IN,
    input: () => ({ body: { order_item_ids: [world.property] } }),
  },
  'person.addSetting': { statuses: SIGNED_IN, input: () => ({ body: setting }) },
  'person.updateSetting': { statuses: SIGNED_IN, input: () => ({ body: setting }) },
  'person.removeSetting': { statuses: SIGNED_IN, input: () => ({ query: { key: setting.key } }) },
  'person.updatePerson': { statuses: SIGNED_IN, input: () => ({ body: { name: 'Лида' } }) },
  // With the right password the sessions of the other rows would end.
  'person.updatePassword': {
    statuses: [401, 403, 403, 403, 403],
    input: () => ({ body: { old_password: 'not the password', new_password: 'verstka-1913' } }),
  },
  'person.sendVerificationCode': {
    statuses: SIGNED_IN,
    input: (by) => ({ query: { phone: `+7999000000${CALLERS.indexOf(by)}` } }),
  },
  'person.verifyPhone': {
    statuses: [401, 400, 400, 400, 400],
    input: () => ({ body: { code: 'six' } }),
  },
  'person.getPerson': {
    statuses: ADMIN,
    input: async () => ({ params: { id: await personIdOf(world.callers.owner) } }),
  },
})
