import { contract, type CallInput } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, site, system } = contract

let now = new Date('2026-11-25T11:00:00Z')
let server: TestServer
let editor: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => now } })
  editor = await visitAsStaff(server, 'editor')
})
afterAll(() => server.stop())

type Body = CallInput<typeof calls.saveBanner>['body']

const save = (body: Partial<Body> & Pick<Body, 'places'>) =>
  editor.call(calls.saveBanner, { body: { value: 'Работы', enabled: true, ...body } })
const banner = async (key: string) =>
  (await editor.call(calls.listBanners, {})).data.banners.find((one) => one.key === key)

describe('banners', () => {
  it('[CONSOLE-12] are saved in places of both brands at once, and shown there', async () => {
    const places = [
      { key: 'alert_all', version: null },
      { key: 'alertFiz_all', version: null },
    ]
    const { data, status } = await save({ places, value: 'Выписки готовим дольше.\nДо двух дней.' })
    expect(status).toBe(200)
    expect(data.banners.map(({ key, version }) => [key, version])).toEqual([
      ['alert_all', 1],
      ['alertFiz_all', 1],
    ])
    expect((await server.visit().call(site.getSite, {})).data.alerts).toEqual([
      { key: 'alert_all', value: 'Выписки готовим дольше.\nДо двух дней.', enabled: true },
    ])
    const { sites } = (await editor.call(calls.listBanners, {})).data
    expect(sites.map(({ brand }) => brand)).toEqual(['realty', 'fiz'])
  })

  it('[CONSOLE-12] for a page that there is not are refused at the field, and no other place is saved', async () => {
    for (const [key, words] of [
      ['alert_blgo', /^Такой страницы нет. После alert_: all, index, blog/],
      ['alertFiz_wholesale', /^Такой страницы нет. После alertFiz_: all/],
      ['phone', /^Ключ баннера начинается с alert_ или alertFiz_$/],
    ] as const) {
      const places = [
        { key: 'alert_sources', version: null },
        { key, version: null },
      ]
      const refused = await save({ places })
      expect([refused.status, refused.body['field']]).toEqual([400, 'body.places.1.key'])
      expect(refused.error).toMatch(words)
    }
    expect(await banner('alert_sources')).toBeUndefined()
    const twice = [
      { key: 'alert_sources', version: null },
      { key: 'alert_sources', version: null },
    ]
    expect((await save({ places: twice })).error).toBe('Одно место названо дважды')
  })

  it('[CONSOLE-20] that another one changed meanwhile are not overwritten', async () => {
    const places = [{ key: 'alert_tariff', version: null }]
    expect((await save({ places, value: 'первый' })).status).toBe(200)
    for (const version of [null, 2]) {
      const refused = await save({ places: [{ key: 'alert_tariff', version }], value: 'второй' })
      expect([refused.status, refused.body['code']]).toEqual([409, 'record/changed'])
    }
    expect((await save({ places: [{ key: 'alert_tariff', version: 1 }], value: 'второй' })).status).toBe(200)
    // The calls without versions count, too.
    const admin = await visitAsAdmin(server)
    await admin.call(system.updateSystemInfoActivity, { body: { key: 'alert_tariff', enabled: false } })
    expect(await banner('alert_tariff')).toMatchObject({ value: 'второй', enabled: false, version: 3 })
    const [one, other] = await Promise.all(
      ['третий', 'четвертый'].map((value) =>
        save({ places: [{ key: 'alert_tariff', version: 3 }], value, enabled: false }),
      ),
    )
    expect(new Set([one?.status, other?.status])).toEqual(new Set([200, 409]))
  })

  it('[CONSOLE-12] are shown from their beginning to their end', async () => {
    const [active_from, active_until] = ['2026-11-25T12:00:00.000Z', '2026-11-25T20:00:00.000Z']
    const places = [{ key: 'alert_blog', version: null }]
    const saved = await save({ places, active_from, active_until })
    expect(saved.data.banners[0]).toMatchObject({ active_from, active_until })
    const isShown = async () => {
      const listed = await server.visit().call(system.viewSystemInfo, { query: { key: 'alert_blog' } })
      return listed.data.length === 1
    }
    expect(await isShown()).toBe(false)
    now = new Date(active_from)
    expect(await isShown()).toBe(true)
    now = new Date(active_until)
    expect(await isShown()).toBe(false)
    const early = await save({
      places: [{ key: 'alert_blog', version: 1 }],
      active_from,
      active_until: active_from,
    })
    expect([early.status, early.body['field'], early.error]).toEqual([
      400,
      'body.active_until',
      'Конец раньше начала',
    ])
    const late = await save({ places: [{ key: 'alert_blog', version: 1 }], active_until: active_from })
    expect([late.body['field'], late.error]).toEqual(['body.active_until', 'Этот срок уже прошел'])
  })

  it('[CONSOLE-12] have a history from which a former text comes back', async () => {
    const changes = async (key?: string) =>
      (await editor.call(calls.listBannerChanges, { query: key === undefined ? {} : { key } })).data.changes
    const key = 'alert_risk'
    await save({ places: [{ key, version: null }], value: 'был' })
    await save({ places: [{ key, version: 1 }], value: 'стал' })
    const [last, first] = await changes(key)
    expect(first).toMatchObject({ key, before: null, after: { value: 'был', enabled: true } })
    expect(last).toMatchObject({ before: { value: 'был' }, after: { value: 'стал' } })
    expect(last?.author_email).toContain('@')
    expect((await changes()).map((change) => change.key)).toContain('alert_all')
  })
})
