import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { followWatchTerms } from '../src/services/watches/follow-terms.ts'
import { recordCheck } from '../src/services/watches/record-check.ts'
import { runWatches } from '../src/services/watches/run-watches.ts'
import { balanceOf, sumOfBooks } from './setup/money.ts'
import { PASSWORD } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { lettersTo, newClient, start, viewWatch, type Client } from './setup/watch-world.ts'

const { watches } = contract
const clock = createTestClock()
const PERSON = {
  kind: 'person',
  lastName: 'Следимов',
  firstName: 'Иван',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
  region: 'Москва',
}

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())
afterEach(() => server.sql(`delete from demo_records where last_name = 'следимов'`))

const freshPerson = () => `person${++people}@example.com`

const startPerson = (client: Client, ground?: object) =>
  start(client, { subject: PERSON, period: 'week', months: 12, ...(ground && { ground }) })

async function asked(client: Client, person = freshPerson()) {
  const reply = await startPerson(client, { kind: 'consent', purpose: 'сдаю квартиру', person_email: person })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { text } = await server.emailTo(person, 'У вас просят согласие')
  const token = /watch-consent\/#(agree_[\w-]+)/.exec(text)?.[1] ?? ''
  return { id: reply.data.watch_id, token, person }
}

const answer = (token: string, word: 'agree' | 'refuse' | 'withdraw') =>
  server.visit().call(watches.answerConsent, { body: { token, answer: word } })
const open = (token: string) => server.visit().call(watches.openConsent, { body: { token } })

const nextWeek = async () => {
  clock.advance(7 * DAY_MS)
  await runWatches(server.context)
}
/** A new proceeding of the person. */
const addDebt = () =>
  server.sql(
    `insert into demo_records (id, task_type, last_name, first_name, middle_name, birth_date, finding)
      select (select coalesce(max(id), 0) + 1 from demo_records), 'bailiffs', 'следимов', 'иван', 'петрович', '1987-03-14',
        '{"title":"Производство 14/26","facts":[],"severity":"critical","amount":3800000}'`,
  )

describe('[TRUST-11] a watch of a person', () => {
  it('is not sold without a ground, and a contract that is over is none', async () => {
    const client = await newClient(server)
    const { status, body } = await startPerson(client)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Укажите основание')
    const over = { kind: 'contract', purpose: 'аренда', number: '14', until: '2020-01-01' }
    expect((await startPerson(client, over)).body).toMatchObject({ code: 'watch/contract-over' })
    expect(await balanceOf(client.visitor)).toBe(1000)
  })

  it('begins only when the person has read what for, and agreed', async () => {
    const client = await newClient(server)
    const { id, token } = await asked(client)
    await runWatches(server.context)
    expect(await viewWatch(client, id)).toMatchObject({ status: 'asking', checks: [], started_at: null })
    const shown = await open(token)
    expect(shown.data).toMatchObject({
      state: 'asked',
      client: 'Лида',
      purpose: 'сдаю квартиру',
      person: 'Следимов Иван Петрович',
      questions: expect.arrayContaining(['Исполнительные производства', 'Банкротство']),
      text: expect.stringContaining('отозвать его можно в любой день'),
    })
    expect((await answer(token, 'withdraw')).body).toMatchObject({ code: 'watch/not-possible' })
    expect((await answer(token, 'agree')).data).toMatchObject({ state: 'agreed' })
    expect((await answer(token, 'agree')).data).toMatchObject({ state: 'agreed' })
    await runWatches(server.context)
    expect(await viewWatch(client, id)).toMatchObject({ status: 'active', checks: [{ outcome: 'first' }] })
    const [row] = await server.sql('select consent_text from watch_grounds where watch_id = $1', [id])
    expect(row?.['consent_text']).toBe(shown.data.text)
  })

  it('ends in the minute in which the consent is withdrawn: nothing is asked after it, and the rest is paid back', async () => {
    const client = await newClient(server)
    const { id, token, person } = await asked(client)
    await answer(token, 'agree')
    await runWatches(server.context)
    await addDebt()
    await nextWeek()
    expect(await viewWatch(client, id)).toMatchObject({ changed: 1 })
    const [letter] = lettersTo(server, client.email, /^Изменение: человек/)
    expect(letter?.text).not.toContain('Следимов')
    expect(letter?.text).not.toContain('14/26')
    expect((await answer(token, 'withdraw')).data).toMatchObject({ state: 'withdrawn' })
    const ended = await viewWatch(client, id)
    expect(ended).toMatchObject({ status: 'ended', ending: 'withdrawn', next_check_at: null, changes: [] })
    await nextWeek()
    await nextWeek()
    expect((await viewWatch(client, id)).checks).toHaveLength(2)
    const [row] = await server.sql('select state, ended_at from watches where id = $1', [id])
    expect(row?.['state']).toEqual([])
    expect(await balanceOf(client.visitor)).toBeGreaterThan(980)
    expect(await sumOfBooks(server)).toBe(0)
    expect(lettersTo(server, client.email, /^Больше не следим/)).toHaveLength(1)
    expect(lettersTo(server, person, /больше не следят/)).toHaveLength(1)
    expect((await answer(token, 'withdraw')).data).toMatchObject({ state: 'withdrawn' })
    expect((await answer(token, 'agree')).body).toMatchObject({ code: 'watch/not-possible' })
  })

  it('drops an answer that came while the consent was withdrawn', async () => {
    const client = await newClient(server)
    const { id, token } = await asked(client)
    await answer(token, 'agree')
    const [due] = await server.context.queries.watches.takeDue({
      now: clock.now(),
      until: new Date(clock.now().getTime() + 60_000),
      limit: 1,
    })
    expect(due?.id).toBe(id)
    await answer(token, 'withdraw')
    await recordCheck(server.context, id, due?.due_at ?? new Date(), [
      { type: 'bailiffs', source: 'ФССП', answer: { kind: 'not-found' } },
    ])
    expect((await viewWatch(client, id)).checks).toEqual([])
  })

  it('costs nothing when the person refuses or does not answer', async () => {
    const client = await newClient(server)
    const refused = await asked(client)
    expect(await balanceOf(client.visitor)).toBe(10)
    expect((await answer(refused.token, 'refuse')).data).toMatchObject({ state: 'refused' })
    expect(await balanceOf(client.visitor)).toBe(1000)
    expect(await viewWatch(client, refused.id)).toMatchObject({ status: 'ended', ending: 'refused' })
    const silent = await asked(client)
    clock.advance(31 * DAY_MS)
    await followWatchTerms(server.context)
    expect(await viewWatch(client, silent.id)).toMatchObject({ status: 'ended', ending: 'unanswered' })
    expect(await balanceOf(client.visitor)).toBe(1000)
    expect((await answer(silent.token, 'agree')).body).toMatchObject({ code: 'watch/not-possible' })
    expect((await open('agree_other')).body).toMatchObject({ code: 'watch-link/unknown' })
  })

  it('may be asked for again after three days, three times at most', async () => {
    const client = await newClient(server)
    const { id, person } = await asked(client)
    const remind = () => client.visitor.call(watches.remindOfConsent, { params: { id } })
    expect((await remind()).body).toMatchObject({ code: 'watch/asked-lately' })
    for (const expected of [200, 200, 409]) {
      clock.advance(4 * DAY_MS)
      await client.visitor.signIn(client.email, PASSWORD)
      expect((await remind()).status).toBe(expected)
    }
    expect(lettersTo(server, person, /просят согласие/)).toHaveLength(3)
  })

  it('ends with the contract that it rests on, and the days after it are paid back', async () => {
    const client = await newClient(server)
    const until = new Date(clock.now().getTime() + 40 * DAY_MS).toISOString().slice(0, 10)
    const { data } = await startPerson(client, {
      kind: 'contract',
      purpose: 'аренда',
      number: '14/2026',
      until,
    })
    clock.advance(42 * DAY_MS)
    await followWatchTerms(server.context)
    expect(await viewWatch(client, data.watch_id)).toMatchObject({ status: 'ended', ending: 'ground-over' })
    expect(await balanceOf(client.visitor)).toBeGreaterThan(870)
  })

  it('pauses when the ground is not confirmed twice a year, and goes on with it', async () => {
    const client = await newClient(server)
    const { data } = await startPerson(client, {
      kind: 'court',
      purpose: 'взыскиваю долг',
      number: '2-14/2026',
    })
    const id = data.watch_id
    clock.advance(190 * DAY_MS)
    await followWatchTerms(server.context)
    await followWatchTerms(server.context)
    expect(await server.emailTo(client.email, /^Подтвердите, зачем/)).toBeDefined()
    expect(lettersTo(server, client.email, /^Подтвердите, зачем/)).toHaveLength(1)
    clock.advance(15 * DAY_MS)
    await followWatchTerms(server.context)
    expect(await viewWatch(client, id)).toMatchObject({ status: 'paused', pause: 'ground' })
    expect((await client.visitor.call(watches.resumeWatch, { params: { id } })).body).toMatchObject({
      code: 'watch/not-possible',
    })
    expect((await client.visitor.call(watches.confirmWatchGround, { params: { id } })).status).toBe(200)
    expect(await viewWatch(client, id)).toMatchObject({ status: 'active', ground: { review_asked_at: null } })
  })
})
