import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { CONFIRMER_KEY, startDadataAddresses } from '@proverka/test-support/sources/confirmers'
import { afterEach, describe, expect, it } from 'vitest'
import { storeStatement } from '../src/adapters/registry/confirmers/store-statement.ts'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { notifyNumberWaits } from '../src/services/number-waits/answer-waits.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const { numberWaits, objects } = contract
const NUMBER = '50:01:0010101:77'
const EMAIL = 'waits@example.com'

let server: TestServer
afterEach(() => server.stop())
const start = async (more: Parameters<typeof startTestServer>[0] = {}, overrides = {}) => {
  server = await startTestServer({ demo: false, ...more }, overrides)
}
const ask = (key = NUMBER, email = EMAIL, note = '') =>
  server.visit().call(numberWaits.ask, { body: { key, email, note } })
const tokenOf = async (email = EMAIL) => {
  const { text } = await server.emailTo(email, /^Подтвердите почту/)
  return /wait=(number_[\w-]+)/.exec(text)?.[1] ?? ''
}
const confirm = (token: string) => server.visit().call(numberWaits.confirm, { body: { token } })
const rows = () => server.sql('select * from number_waits order by object_key')
const sent = (subject: string) => [...server.emails.values()].filter((email) => email.subject === subject)
const admin = async () => {
  const visitor = server.visit()
  await visitor.signIn('admin@example.com')
  return visitor
}
const store = (number = NUMBER) =>
  storeStatement(
    server.context.database,
    'extract',
    {
      number,
      kind: 'premises',
      state: 'current',
      address: 'обл Московская, г Волоколамск',
      partOf: null,
      facts: {},
      document: 'КУВИ-1',
      day: '2026-11-20',
    },
    'xml',
  )

describe('[REG-09] a number that nobody knows', () => {
  it('[REG-09] is not sold, is handed in with an email, and answered by one letter when an extract knows it', async () => {
    await start()
    const page = async () =>
      (await server.visit().call(objects.getObject, { params: { id: NUMBER }, query: {} })).data
    expect(await page()).toMatchObject({ confirmed: false })
    expect((await ask(NUMBER, EMAIL, 'из договора')).data).toMatchObject({ sent: true })
    expect(await rows()).toMatchObject([
      {
        site: 'realty',
        object_key: NUMBER,
        number: NUMBER,
        note: 'из договора',
        confirmed_at: null,
        consent: expect.stringMatching(/один раз/),
      },
    ])
    expect((await confirm('number_other')).body).toMatchObject({ code: 'number-wait/unknown' })
    expect((await confirm(await tokenOf())).data.keys).toEqual([NUMBER])

    await notifyNumberWaits(server.context)
    expect(await rows()).toHaveLength(1)
    await store()
    await notifyNumberWaits(server.context)
    await notifyNumberWaits(server.context)
    const { text } = await server.emailTo(EMAIL, 'Номер проверен: объект есть')
    expect(text).toContain(`/object/${NUMBER}/`)
    expect(sent('Номер проверен: объект есть')).toHaveLength(1)
    expect(await rows()).toEqual([])
    expect(await page()).toMatchObject({
      confirmed: true,
      confirmed_by: [{ source: 'extract', document: 'КУВИ-1', day: '2026-11-20' }],
    })
    // Now it is sold, and not handed in.
    expect((await ask()).body).toMatchObject({ code: 'number-wait/known' })
  })

  it('[REG-09] is removed by the link of the letter, with all that the address was left for', async () => {
    await start()
    await ask()
    await ask('Подгорная, 3, кв. 9')
    await ask(NUMBER, 'other@example.com')
    const token = await tokenOf()
    expect(sent('Подтвердите почту: проверим номер и напишем').filter(({ to }) => to === EMAIL)).toHaveLength(
      1,
    )
    const remove = () => server.visit().call(numberWaits.remove, { body: { token } })
    expect((await remove()).data).toEqual({ removed: 2 })
    expect(await rows()).toMatchObject([{ email: 'other@example.com' }])
    expect((await remove()).body).toMatchObject({ code: 'number-wait/unknown' })
  })

  it('[REG-09] is limited by network, and forgotten by its terms', async () => {
    const clock = createTestClock()
    await start({ limits: { ...NO_LIMITS, emailsPerHour: 2 } }, { clock })
    await ask()
    expect((await ask('Нигде 2')).status).toBe(200)
    expect((await ask('Нигде 3')).status).toBe(429)
    await server.sql(`update number_waits set confirmed_at = now() where object_key = 'Нигде 2'`)
    const { openNumberWaits, numberWaits: all } = server.context.queries.expiredData
    const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
    expect(await openNumberWaits.destroy(before(7))).toEqual([])
    clock.advance(8 * DAY_MS)
    expect(await openNumberWaits.destroy(before(7))).toHaveLength(1)
    clock.advance(90 * DAY_MS)
    expect(await all.destroy(before(90))).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  it('[REG-09] becomes known by a service that is asked again later', async () => {
    let isKnown = false
    const dadata = await startDadataAddresses((number) =>
      isKnown ? [{ value: 'г Волоколамск', house: '1', house_cadnum: number }] : [],
    )
    try {
      await start({ confirmers: { dadata: { url: dadata.url, key: CONFIRMER_KEY } } })
      const page = await server.visit().call(objects.getObject, { params: { id: NUMBER }, query: {} })
      expect(page.data.unconfirmed).toMatchObject({
        not_checked: 'not-known',
        asked: [{ name: 'DaData', outcome: 'unknown' }],
      })
      await ask()
      await confirm(await tokenOf())
      isKnown = true
      await notifyNumberWaits(server.context)
      expect(dadata.calls).toHaveLength(1)
      await server.sql(`update register.confirmer_answers set asked_at = now() - interval '1 hour'`)
      await notifyNumberWaits(server.context)
      await server.emailTo(EMAIL, 'Номер проверен: объект есть')
    } finally {
      await dadata.stop()
    }
  })
})

describe('[REG-09] the operator', () => {
  it('[REG-09] lists what is confirmed, without addresses, and answers with an object or with who says that there is none', async () => {
    await start({ demo: true })
    // A register of real objects beside the accounts of the demo.
    const wait = (key: string, email: string, isConfirmed = true) =>
      server.sql(
        `insert into number_waits values (gen_random_uuid(), 'realty', $1, null, 'слова', $2, '', $2, now(), $3, now() + interval '1 day')`,
        [key, email, isConfirmed ? new Date() : null],
      )
    await wait('Нигде 1', 'one@example.com')
    await wait('Нигде 1', 'two@example.com')
    await wait('Нигде 2', 'three@example.com')
    await wait('Нигде 3', 'four@example.com', false)
    const operator = await admin()
    const { data, body } = await operator.call(contract.admin.listNumberWaits, {})
    expect(data.map(({ key }) => key).toSorted()).toEqual(['Нигде 1', 'Нигде 1', 'Нигде 2'])
    expect(JSON.stringify(body)).not.toContain('@')
    const idOf = (key: string) => data.find((one) => one.key === key)?.wait_id ?? ''
    const answer = (key: string, given: Parameters<typeof call>[0]) => call(given, idOf(key))
    const call = (
      given:
        | { outcome: 'absent'; reason: string }
        | {
            outcome: 'found'
            number: string
            object?: { kind: 'premises'; address: string; document: string }
          },
      wait_id: string,
    ) => operator.call(contract.admin.answerNumberWait, { body: { wait_id, answer: given } })

    expect((await answer('Нигде 1', { outcome: 'found', number: NUMBER })).body).toMatchObject({
      code: 'number-wait/not-known',
    })
    expect(await rows()).toHaveLength(4)
    const known = '00:14:0203005:1047'
    expect((await answer('Нигде 1', { outcome: 'found', number: known })).data).toEqual({ answered: 2 })
    expect((await server.emailTo('two@example.com', 'Номер проверен: объект есть')).text).toContain(known)
    expect(
      (await answer('Нигде 2', { outcome: 'absent', reason: 'Росреестр ответил, что номера нет.' })).data,
    ).toEqual({ answered: 1 })
    const { text } = await server.emailTo('three@example.com', 'Номер проверен: объекта не нашли')
    expect(text).toContain('Росреестр ответил, что номера нет.')
    expect(await rows()).toMatchObject([{ email: 'four@example.com' }])
    const logs = await server.sql(`select action from user_logs where action like 'number_wait%' order by 1`)
    expect(logs).toEqual([{ action: 'number_wait.absent' }, { action: 'number_wait.found' }])
    expect((await server.visit().call(contract.admin.listNumberWaits, {})).status).toBe(401)
  })
})
