import { Role } from '@proverka/domain/accounts'
import { freshEmail } from '@proverka/test-support/guest-order'
import { PASSWORD } from '../setup/registration.ts'
import { createAdminThings } from './admin-things.ts'
import { shared } from './made-things.ts'
import { OPEN, SIGNED_IN, consentsOf } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const authRows = (world: World): Rows => ({
  'auth.register': {
    statuses: OPEN,
    input: () => ({
      query: {},
      body: {
        name: 'Лида',
        email: freshEmail(),
        phone: '89991234567',
        password: PASSWORD,
        person_role: Role.Realtor,
        registartion_url: '/',
      },
    }),
    headers: consentsOf,
  },
  'auth.login': {
    statuses: OPEN,
    input: () => ({ body: { username: 'client@example.com', password: 'proverka-demo' } }),
  },
  'auth.checkToken': { statuses: OPEN, input: () => ({}) },
  'auth.resetPassword': {
    statuses: OPEN,
    input: shared(async () => ({ body: { username: (await createAdminThings(world).newUser()).email } })),
  },
  'auth.saveConsents': {
    statuses: OPEN,
    input: () => ({ body: { email: freshEmail(), kinds: ['offer'], page: '/' } }),
  },
  'auth.sendSignInLink': {
    statuses: OPEN,
    input: () => ({ body: { order_item_id: world.property } }),
  },
  'auth.getLinkTarget': {
    statuses: OPEN,
    input: () => ({ params: { id: world.property } }),
  },
  // Ends the sessions, so it comes last.
  'auth.logout': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
})
