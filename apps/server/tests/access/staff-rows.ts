import { contract } from '@proverka/api/contract'
import { createPasskey } from '../setup/passkey.ts'
import { appCode } from '../setup/staff.ts'
import { createAdminThings } from './admin-things.ts'
import { onePerUser, shared } from './made-things.ts'
import { ADMIN, STAFF, type Row, type Rows } from './row.ts'
import { userIdOf, type World } from './world.ts'

const { staff } = contract
const STEP_MS = 30_000
const TABLE_VIEW_NAME = { table: 'orders', name: 'Неоплаченные' } as const
const TABLE_VIEW = { ...TABLE_VIEW_NAME, query: 'paid=false', hidden: ['email'], density: 'dense' } as const

/** Only the chief decides who belongs to the staff. */
export function staffRows(world: World): Rows {
  const things = createAdminThings(world)
  const { admin } = world.callers
  const { sql, context } = world.server
  const clerk = onePerUser(async () => {
    const { id: person_id } = await things.newUser()
    await sql(`insert into staff_roles values ($1, 'editor', $1, now(), null)`, [person_id])
    return person_id
  })
  const sessionOf = async (person_id: string) => {
    const [row] = await sql(
      'select id from sessions where person_id = $1 and revoked_at is null order by id limit 1',
      [person_id],
    )
    return String(row?.['id'])
  }
  return {
    'staff.listStaff': { statuses: ADMIN, input: () => ({}) },
    'staff.listStaffRoles': { statuses: ADMIN, input: () => ({}) },
    'staff.previewStaffRole': {
      statuses: ADMIN,
      input: shared(async () => ({
        query: { person_id: (await things.newUser()).id, role: 'operator', act: 'give' },
      })),
    },
    'staff.giveStaffRole': {
      statuses: ADMIN,
      input: shared(async () => ({ body: { person_id: (await things.newUser()).id, role: 'operator' } })),
    },
    'staff.takeStaffRole': {
      statuses: ADMIN,
      input: async (by) => ({ query: { person_id: await clerk(by), role: 'editor' } }),
    },
    'staff.giveStaffPermission': {
      statuses: ADMIN,
      input: shared(async () => {
        const { id: person_id } = await things.newUser()
        await sql(`insert into staff_roles values ($1, 'editor', $1, now(), null)`, [person_id])
        return { body: { person_id, permission: 'orders.read', ends_at: '2099-01-01T00:00:00Z' } }
      }),
    },
    'staff.takeStaffPermission': {
      statuses: ADMIN,
      input: async (by) => {
        const person_id = await clerk(by)
        await sql(
          `insert into staff_permissions values ($1, 'faults.read', $1, now(), now() + interval '1 hour')
             on conflict do nothing`,
          [person_id],
        )
        return { query: { person_id, permission: 'faults.read' } }
      },
    },
    'staff.listStaffSessions': { statuses: ADMIN, input: () => ({ query: {} }) },
    'staff.endStaffSession': {
      statuses: ADMIN,
      input: shared(async () => {
        const { id: person_id } = await things.newUser()
        await sql(`insert into staff_roles values ($1, 'editor', $1, now(), null)`, [person_id])
        return { params: { id: await sessionOf(person_id) } }
      }),
    },
    'staff.endStaffSessions': {
      statuses: ADMIN,
      input: shared(async () => ({ query: { person_id: (await things.newUser()).id } })),
    },
    // That of the admin goes on: the other rows need it.
    'staff.endAllStaffSessions': {
      statuses: ADMIN,
      input: () => ({ body: { reason: 'Проверка', own: false } }),
    },
    'staff.resetStaffFactors': {
      statuses: ADMIN,
      input: async (by) => {
        if (by === 'admin') await proveNow()
        return { query: { person_id: await clerk('stranger') } }
      },
    },
    ...factorRows(),
  }

  /** The session of the admin proved a factor just now. */
  async function proveNow(): Promise<void> {
    await sql('update sessions set factor_at = now() where person_id = $1', [await userIdOf(admin)])
  }

  /** The second step of the caller: a call that succeeds is made for the admin alone. */
  function ofStaff(others: object, make: () => Promise<object>): Row {
    return {
      statuses: STAFF,
      async input(by) {
        if (by !== 'admin') return others
        await proveNow()
        return make()
      },
    }
  }

  function factorRows(): Rows {
    const passkey = createPasskey(context.originOf('realty'))
    const code = '000000'
    const credential = {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: '', attestationObject: '', authenticatorData: '', signature: '' },
    }
    const startApp = async () => {
      await sql('delete from authenticator_apps')
      return (await admin.call(staff.startApp, {})).data.secret
    }
    const confirmApp = async () => {
      const secret = await startApp()
      await admin.call(staff.confirmApp, { body: { code: appCode(secret, new Date()) } })
      return secret
    }
    const addPasskey = async () => {
      const { data } = await admin.call(staff.startPasskey, {})
      const body = { name: 'Ключ', response: passkey.create(data.challenge) }
      return { body } as { body: never }
    }
    const withPasskey = async () => {
      if ((await sql('select 1 from passkeys where id = $1', [passkey.id])).length === 0)
        await admin.call(staff.addPasskey, await addPasskey())
    }
    return {
      'staff.getOwnStaff': ofStaff({}, async () => ({})),
      'staff.listTableViews': ofStaff({}, async () => ({})),
      'staff.saveTableView': ofStaff({ body: TABLE_VIEW }, async () => ({ body: TABLE_VIEW })),
      'staff.removeTableView': ofStaff({ query: TABLE_VIEW_NAME }, async () => ({ query: TABLE_VIEW_NAME })),
      'staff.proveFactor': ofStaff({ body: { code } }, async () => {
        // The step of the confirmation is used up; the next one is within the window.
        const secret = await confirmApp()
        return { body: { code: appCode(secret, new Date(Date.now() + STEP_MS)) } }
      }),
      'staff.startApp': ofStaff({}, async () => {
        await sql('delete from authenticator_apps')
        return {}
      }),
      'staff.confirmApp': ofStaff({ body: { code } }, async () => ({
        body: { code: appCode(await startApp(), new Date()) },
      })),
      'staff.changeStaffMail': ofStaff({ body: { mail: true } }, async () => ({ body: { mail: true } })),
      'staff.removeApp': ofStaff({}, async () => {
        await confirmApp()
        return {}
      }),
      'staff.renewRecoveryCodes': ofStaff({}, async () => ({})),
      'staff.startPasskey': ofStaff({}, async () => ({})),
      'staff.addPasskey': ofStaff({ body: { name: 'Ключ', response: credential } }, async () => {
        await sql('delete from passkeys where id = $1', [passkey.id])
        return addPasskey()
      }),
      'staff.challengePasskey': ofStaff({}, async () => {
        await withPasskey()
        return {}
      }),
      'staff.provePasskey': ofStaff({ body: { response: credential } }, async () => {
        await withPasskey()
        const { data } = await admin.call(staff.challengePasskey, {})
        return { body: { response: passkey.get(data.challenge) } }
      }),
      'staff.removePasskey': ofStaff({ params: { id: 'a' } }, async () => {
        await withPasskey()
        return { params: { id: passkey.id } }
      }),
    }
  }
}
