import { contract } from '@proverka/api/contract'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { CHECKED } from './setup/checked-person.ts'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

const { downloadExport, getExport, startExport, removeAccount } = contract.account

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('[SAFE-23] what was destroyed is nowhere', () => {
  it('[SAFE-23] an objection ends the archives of before that hold the person', async () => {
    const buyer = server.visit('fiz-pro')
    const metadata = { ...LADOGIN, person: { ...LADOGIN.person, birthDate: CHECKED.birthDate } }
    const { order } = await orderAsGuest(buyer, [{ product: 'PersonCheck', key: 'Ладогин', metadata }])
    await payInWidget(buyer, order)
    await itemIn(buyer, order.order_items[0]?.order_item_id ?? '', 'done')
    await buyer.call(startExport, {})
    await until(
      'the archive',
      async () => (await buyer.call(getExport, {})).data?.status === 'ready' || undefined,
    )
    expect((await buyer.call(downloadExport, { params: { part: '1' } })).status).toBe(200)

    const admin = await visitAsAdmin(server)
    const body = { kind: 'objection', person: CHECKED, email: 'checked@example.com', text: 'Прошу' } as const
    await server.visit().call(contract.subjectRequests.ask, { body })
    const { data } = await admin.call(contract.admin.listSubjectRequests, { query: {} })
    const request_id = data[0]?.request_id ?? ''
    const { moveSubjectRequest } = contract.admin
    await admin.call(moveSubjectRequest, { body: { request_id, action: 'verify', how: 'Паспорт, в офисе' } })
    const done = await admin.call(moveSubjectRequest, { body: { request_id, action: 'carry_out' } })
    expect(done.status).toBe(200)
    expect((await buyer.call(downloadExport, { params: { part: '1' } })).status).toBe(404)
    await expect.poll(async () => (await server.context.files.list('exports/')).length).toBe(0)
  })

  it('[SAFE-23] the log of changes names no address, neither before nor after a removal', async () => {
    const user = server.visit()
    await register(user)
    const { person } = await whoIs(user)
    const admin = await visitAsAdmin(server)
    const email = person?.email ?? ''
    await admin.call(contract.admin.sendEmail, { body: { email, title: 'Ответ', text: 'Текст' } })
    const subjects = async () =>
      (await server.sql(`select subject from user_logs where action = 'email.send'`)).map(
        ({ subject }) => subject,
      )
    expect(await subjects()).toEqual([`person:${person?.id}`])
    await user.call(removeAccount, { body: { password: PASSWORD } })
    expect(
      await server.sql('select 1 from user_logs where position($1 in subject || details::text) > 0', [email]),
    ).toEqual([])
  })
})
