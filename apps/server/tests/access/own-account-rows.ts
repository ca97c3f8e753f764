import { randomBytes, randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { freshEmail } from '@proverka/test-support/guest-order'
import { png } from '@proverka/test-support/hostile-files'
import { sha256 } from '../../src/platform/sha256.ts'
import { createDoubles } from './doubles.ts'
import { PASSWORD } from '../setup/registration.ts'
import { until, type Visitor } from '../setup/test-server.ts'
import { OPEN, SIGNED_IN, type Caller, type Rows } from './row.ts'
import { userIdOf, type World } from './world.ts'

/** What people do with their own accounts. */
export function ownAccountRows(world: World): Rows {
  const doubles = createDoubles(world)
  /** Roles would grant this permission to some of the other callers: the setting decides. */
  const decideLogo = async (by: Caller, visitor: Visitor) => {
    if (by === 'guest') return
    await world.server.sql(
      `insert into person_settings (person_id, key, value, enabled, created_at, updated_at)
        values ($1, 'add_logo_permission', $2, true, now(), now()) on conflict do nothing`,
      [await userIdOf(visitor), by === 'owner' ? 'active' : 'no'],
    )
  }
  const logo = () => ({ body: { file: new File([new Uint8Array(png(300, 100))], 'знак.png') } })
  const withLogo = async () => {
    const { owner } = world.callers
    await decideLogo('owner', owner)
    await owner.call(contract.account.setLogo, logo())
    return {}
  }
  return {
    'saved.listSaved': { statuses: SIGNED_IN, input: () => ({}) },
    'saved.addSaved': {
      statuses: SIGNED_IN,
      input: () => ({ body: { items: [{ kind: 'search', key: 'Кленовая, 14', title: '' }] } }),
    },
    'saved.removeSaved': { statuses: SIGNED_IN, input: () => ({ query: { kind: 'search' } }) },
    'account.getAccount': { statuses: SIGNED_IN, input: () => ({}) },
    'account.listSessions': { statuses: SIGNED_IN, input: () => ({}) },
    'account.endSession': {
      // No other user, not even an admin, ends this session here.
      statuses: [401, 404, 200, 404, 404],
      input: async () => {
        const id = randomUUID()
        await world.server.sql(
          `insert into sessions (id, person_id, site, created_at, expires_at)
            values ($1, $2, 'realty', now(), now() + interval '1 day')`,
          [id, await userIdOf(world.callers.owner)],
        )
        return { params: { id } }
      },
    },
    'account.endOtherSessions': { statuses: SIGNED_IN, input: () => ({}) },
    'account.askEmailChange': { statuses: SIGNED_IN, input: () => ({ body: { email: freshEmail() } }) },
    'account.cancelEmailChange': {
      statuses: SIGNED_IN,
      input: async (by, visitor) => {
        if (by === 'guest') return {}
        const { person: user } = (await visitor.call(contract.account.getAccount, {})).data
        await world.server.sql('update persons set proven_at = now() where id = $1', [user.id])
        await visitor.call(contract.account.askEmailChange, { body: { email: freshEmail() } })
        return {}
      },
    },
    'account.confirmEmailChange': { statuses: OPEN, input: () => ({ body: { token: 'email_none' } }) },
    'account.listConsents': { statuses: SIGNED_IN, input: () => ({}) },
    'account.changeMarketingConsent': {
      statuses: SIGNED_IN,
      input: () => ({ body: { given: true, page: '/user/settings/' } }),
    },
    'account.unsubscribe': {
      statuses: OPEN,
      input: async () => {
        const token = `news_${randomBytes(32).toString('base64url')}`
        const { newsletters } = world.server.context.queries
        await newsletters.saveLink(sha256(token), await userIdOf(world.callers.owner), new Date())
        return { params: { token } }
      },
    },
    'account.setLogo': {
      statuses: [401, 403, 200, 403, 403],
      input: async (by, visitor) => {
        await decideLogo(by, visitor)
        return logo()
      },
    },
    'account.downloadLogo': { statuses: [401, 404, 200, 404, 404], input: withLogo },
    'account.downloadLogoSample': {
      statuses: [401, 403, 200, 403, 403],
      input: async (by, visitor) => {
        await decideLogo(by, visitor)
        return {}
      },
    },
    'account.removeLogo': { statuses: [401, 404, 200, 404, 404], input: withLogo },
    'account.getExport': { statuses: SIGNED_IN, input: () => ({}) },
    'account.startExport': { statuses: SIGNED_IN, input: () => ({}) },
    'account.downloadExport': {
      // Each caller reads only an own one; before it is made there is none.
      statuses: [401, 404, 200, 404, 404],
      input: async () => {
        const { owner } = world.callers
        await owner.call(contract.account.startExport, {})
        await until('the export', async () =>
          (await owner.call(contract.account.getExport, {})).data?.status === 'ready' ? true : undefined,
        )
        await world.server.sql('delete from data_exports where person_id <> $1', [await userIdOf(owner)])
        return { params: { part: '1' } }
      },
    },
    'account.getRemoval': { statuses: SIGNED_IN, input: () => ({}) },
    'account.removeAccount': {
      statuses: SIGNED_IN,
      input: async (_, visitor) => {
        await doubles.makeDouble(visitor)
        return { body: { password: PASSWORD } }
      },
      headers: doubles.credentials,
    },
    'apiToken.revokeApiToken': { statuses: SIGNED_IN, input: () => ({}) },
  }
}
