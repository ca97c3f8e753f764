import { contract } from '@proverka/api/contract'
import { alertsOf } from '@proverka/domain/sites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { site, system: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const view = (visitor: Visitor, key?: string) =>
  visitor.call(calls.viewSystemInfo, { query: key === undefined ? {} : { key } })

describe('the settings of the system', () => {
  it('[CALL-115] show alerts that are switched on to everybody, all the rest to admins alone', async () => {
    for (const [key, enabled] of [
      ['alert_user-orders', true],
      ['alertFiz_all', true],
      ['alert_blog', false],
      ['prices_secret', true],
    ] as const)
      await admin.call(calls.addSystemInfo, { body: { key, value: `текст ${key}`, enabled } })
    const guest = server.visit()
    const client = server.visit()
    await register(client)
    for (const [visitor, refusal] of [
      [guest, 401],
      [client, 403],
    ] as const) {
      expect((await view(visitor, 'alert_')).data).toEqual([
        { key: 'alert_user-orders', value: 'текст alert_user-orders', enabled: true },
      ])
      expect((await view(visitor, 'alertFiz_')).data.map(({ key }) => key)).toEqual(['alertFiz_all'])
      expect((await view(visitor)).data.map(({ key }) => key).toSorted()).toEqual([
        'alertFiz_all',
        'alert_user-orders',
      ])
      for (const key of ['prices_secret', 'alert', 'a', 'ALERT_', '%'])
        expect([key, (await view(visitor, key)).status]).toEqual([key, refusal])
    }
    expect((await view(admin)).data).toHaveLength(4)
    expect((await view(admin, 'prices_')).data).toMatchObject([{ key: 'prices_secret' }])
  })

  it('[CALL-118, CALL-116, CALL-117, CALL-119, ADMIN-06] are added, changed, switched off and removed, and the banners follow', async () => {
    const banners = async () => {
      const ofSite = (await server.visit().call(site.getSite, {})).data.alerts
      const listed = alertsOf((await view(server.visit(), 'alert_')).data, 'realty', 'blog')
      // What pages are drawn with follows at once, too.
      expect(alertsOf(ofSite, 'realty', 'blog')).toEqual(listed)
      return listed
    }
    const item = { key: 'alert_all', value: 'Росреестр не отвечает', enabled: true }
    expect((await admin.call(calls.addSystemInfo, { body: item })).data).toEqual(item)
    expect(await banners()).toEqual([item])
    const second = await admin.call(calls.addSystemInfo, { body: item })
    expect([second.status, second.error]).toEqual([409, 'Настройка с таким ключом уже есть'])
    const value = { key: item.key, value: 'Росреестр снова отвечает' }
    expect((await admin.call(calls.updateSystemInfoValue, { body: value })).data).toEqual({
      ...item,
      ...value,
    })
    expect(await banners()).toMatchObject([value])
    const off = { key: item.key, enabled: false }
    expect((await admin.call(calls.updateSystemInfoActivity, { body: off })).data).toMatchObject(off)
    expect(await banners()).toEqual([])
    const query = { key: item.key }
    expect((await admin.call(calls.removeSystemInfo, { query })).data).toEqual({ removed: true })
    expect((await view(admin, item.key)).data).toEqual([])
    expect((await admin.call(calls.removeSystemInfo, { query })).status).toBe(404)
    expect((await admin.call(calls.updateSystemInfoValue, { body: value })).status).toBe(404)
    expect((await admin.call(calls.updateSystemInfoActivity, { body: off })).status).toBe(404)
    expect((await logOf(admin)).slice(0, 4).map(({ action }) => action)).toEqual([
      'system_info.remove',
      'system_info.update_activity',
      'system_info.update_value',
      'system_info.add',
    ])
  })
})
