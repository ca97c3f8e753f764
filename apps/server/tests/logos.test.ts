import { contract } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { FLAT, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { png } from '@proverka/test-support/hostile-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from './setup/read-zip.ts'
import { idOf, PASSWORD, register } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { account, files } = contract

let server: TestServer
let owner: Visitor
beforeAll(async () => {
  server = await startTestServer()
  owner = server.visit()
  await register(owner)
})
afterAll(() => server.stop())

const send = (by: Visitor, bytes: Uint8Array) =>
  by.call(account.setLogo, { body: { file: new File([new Uint8Array(bytes)], 'знак.png') } })

/** A file as the visitor of the tests gives it: its bytes. */
const bytesOf = ({ data }: { data: unknown }) => data as Uint8Array

/** Pictures with the words that a reader without eyes gets. */
const picturesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1

const sample = async (by: Visitor) => bytesOf(await by.call(account.downloadLogoSample, {}))

/** The setting, past the calls: people cannot write it. */
const decide = async (visitor: Visitor, value: string) =>
  server.sql(
    `insert into person_settings (person_id, key, value, enabled, created_at, updated_at)
      values ($1, 'add_logo_permission', $2, true, now(), now())
      on conflict (person_id, key) do update set value = excluded.value`,
    [await idOf(visitor), value],
  )

describe('a logo', () => {
  it('is stored, shown, seen in the sample, replaced and taken away', async () => {
    expect((await owner.call(account.getAccount, {})).data.logo).toEqual({ picture: null })
    expect(picturesIn(await sample(owner))).toBe(0)
    const picture = png(300, 100)
    const kept = await send(owner, picture)
    expect([kept.status, kept.data]).toMatchObject([200, { width: 300, height: 100 }])
    expect((await owner.call(account.getAccount, {})).data.logo).toEqual({ picture: kept.data })
    expect(Buffer.from(bytesOf(await owner.call(account.downloadLogo, {})))).toEqual(picture)
    expect(picturesIn(await sample(owner))).toBe(1)

    await send(owner, png(200, 200))
    await owner.call(account.removeLogo, {})
    expect((await owner.call(account.getAccount, {})).data.logo).toEqual({ picture: null })
    expect((await owner.call(account.downloadLogo, {})).status).toBe(404)
    const id = await idOf(owner)
    expect((await server.context.files.list()).filter(({ key }) => key.includes(`logos/${id}`))).toEqual([])
  })

  it.each([
    ['no picture', Buffer.from('%PDF-1.7 проект')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['too large a picture, by its head alone', png(20_000, 20_000)],
    ['one of 1501 points', png(1501, 100)],
    ['one of 31 points', png(31, 100)],
    ['a picture whose content is missing', png(300, 100).subarray(0, 60)],
    ['more bytes than a logo needs', Buffer.concat([png(300, 100), Buffer.alloc(520 * 1024)])],
  ])('is refused as %s, and the one before stays', async (_, bytes) => {
    await send(owner, png(120, 40))
    const reply = await send(owner, bytes)
    expect([reply.status, reply.error]).toEqual([400, expect.stringContaining('Логотип не подходит')])
    expect((await owner.call(account.getAccount, {})).data.logo?.picture).toMatchObject({ width: 120 })
  })

  it('[ROLE-29] [ROLE-30] is open to five roles, and to whom the setting opens or closes it', async () => {
    const client = server.visit()
    await register(client, undefined, { person_role: Role.Manager })
    expect((await client.call(account.getAccount, {})).data.logo).toBeNull()
    expect((await send(client, png(300, 100))).status).toBe(403)
    await decide(client, 'active')
    expect((await send(client, png(300, 100))).status).toBe(200)
    const agent = server.visit()
    await register(agent, undefined, { person_role: Role.Agent })
    await decide(agent, 'no')
    expect((await send(agent, png(300, 100))).status).toBe(403)
  })

  it('is in the reports of its owner for as long as it is allowed', async () => {
    const buyer = server.visit()
    const { order } = await orderAsGuest(buyer, [{ product: 'EgrnObject', key: FLAT }])
    await payInWidget(buyer, order)
    await itemIn(buyer, order.order_items[0]?.order_item_id ?? '', 'done')
    const pictures = async () =>
      picturesIn(
        bytesOf(await buyer.call(files.downloadOrder, { query: { orderID: order.id, fileType: 'pdf' } })),
      )
    expect(await pictures()).toBe(0)
    await decide(buyer, 'active')
    expect((await send(buyer, png(300, 100))).status).toBe(200)
    expect(await pictures()).toBe(1)
    await decide(buyer, 'no')
    expect(await pictures()).toBe(0)
  })

  it('goes into the archive of all own data, and with the account', async () => {
    const leaver = server.visit()
    await register(leaver)
    const picture = png(300, 100)
    await send(leaver, picture)
    await leaver.call(account.startExport, {})
    await until('the export', async () =>
      (await leaver.call(account.getExport, {})).data?.status === 'ready' ? true : undefined,
    )
    const archive = readZip(bytesOf(await leaver.call(account.downloadExport, { params: { part: '1' } })))
    expect(archive.get('logo.png')).toEqual(picture)
    expect(JSON.parse(String(archive.get('logo.json')))).toMatchObject([{ width: 300, height: 100 }])
    const id = await idOf(leaver)
    const keys = async () =>
      (await server.context.files.list()).filter(({ key }) => key.includes(`logos/${id}`))
    expect((await leaver.call(account.removeAccount, { body: { password: PASSWORD } })).status).toBe(200)
    expect(await server.sql('select 1 from person_logos where person_id = $1', [id])).toEqual([])
    await until('the file to go', async () => ((await keys()).length === 0 ? true : undefined))
  })
})
