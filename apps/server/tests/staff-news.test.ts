import { contract } from '@proverka/api/contract'
import { HOUR_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { sendStaffNews } from '../src/services/staff/staff-news.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { CHECKED } from './setup/checked-person.ts'
import { idOf } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const clock = createTestClock()
let server: TestServer
let chief: Visitor
let support: Visitor
let supportEmail: string
beforeAll(async () => {
  server = await startTestServer({ limits: NO_LIMITS, consoleHost: 'console.localhost' }, { clock })
  chief = await visitAsAdmin(server)
  support = await visitAsStaff(server, 'support')
  supportEmail = (await support.call(contract.staff.getOwnStaff, {})).data.email
})
afterAll(() => server.stop())

const CHIEF = 'admin@example.com'
let people = 0

/** A checked person asks; answers the number of the request. */
async function ask(): Promise<number> {
  const email = `asks-${++people}@example.com`
  const body = { kind: 'access', person: CHECKED, email, text: 'Тайное слово' } as const
  return (await server.visit().call(contract.subjectRequests.ask, { body })).data.number
}

const mailTo = (address: string) =>
  [...server.emails.values()].filter(
    ({ to, subject }) => to === address && /152-ФЗ|Ждут ответа/.test(subject),
  )

const waiting = async () =>
  Number((await server.sql('select count(*) as count from staff_news'))[0]?.['count'])

const switchMail = (visitor: Visitor, mail: boolean) =>
  visitor.call(contract.staff.changeStaffMail, { body: { mail } })

/** Past the hour in which what comes goes together. */
async function afterAnHour(): Promise<void> {
  clock.advance(HOUR_MS)
  await sendStaffNews(server.context)
}

describe('[CONSOLE-09] emails to the staff about what came in', () => {
  it('go to those who answer it, with its number and its place and nothing of what was written', async () => {
    const editor = await visitAsStaff(server, 'editor', 'operator')
    const { data: own } = await editor.call(contract.staff.getOwnStaff, {})
    const number = await ask()
    await sendStaffNews(server.context)
    for (const address of [CHIEF, supportEmail]) {
      const letter = await server.emailTo(address, new RegExp(`^Обращение по 152-ФЗ № ${number}$`))
      expect(letter.text).toMatch(/http:\/\/console\.localhost\S*\/requests\?open=subject-[\w-]{36}/)
      for (const secret of ['Тайное', CHECKED.lastName, CHECKED.firstName, 'asks-'])
        expect(`${letter.text}${letter.html ?? ''}`).not.toContain(secret)
    }
    expect([mailTo(own.email), await waiting()]).toEqual([[], 0])
  })

  it('come once, whichever process looks, and a crash before the end loses none', async () => {
    clock.advance(HOUR_MS)
    const before = mailTo(supportEmail).length
    const number = await ask()
    const crash = vi.spyOn(server.context.jobs, 'enqueue').mockRejectedValue(new Error('the process died'))
    await expect(sendStaffNews(server.context)).rejects.toThrow('the process died')
    crash.mockRestore()
    expect(await waiting()).toBe(2)
    await Promise.all([1, 2, 3].map(() => sendStaffNews(server.context)))
    await sendStaffNews(server.context)
    await server.emailTo(supportEmail, new RegExp(`№ ${number}$`))
    expect(mailTo(supportEmail)).toHaveLength(before + 1)
  })

  it('are one for all that comes within an hour of the last', async () => {
    await afterAnHour()
    const [first, ...others] = [await ask(), 0, 0, 0]
    await sendStaffNews(server.context)
    await server.emailTo(supportEmail, new RegExp(`№ ${first}$`))
    const numbers = [await ask(), await ask(), await ask()]
    expect(numbers).toHaveLength(others.length)
    const before = mailTo(supportEmail).length
    await sendStaffNews(server.context)
    expect([mailTo(supportEmail).length, await waiting()]).toEqual([before, 6])
    await afterAnHour()
    const letter = await server.emailTo(supportEmail, /^Ждут ответа: 3 новых дела$/)
    for (const number of numbers) expect(letter.text).toContain(`№ ${number}`)
    expect(mailTo(supportEmail)).toHaveLength(before + 1)
  })

  it('are switched off by each for himself; when all are, the operator is written', async () => {
    await afterAnHour()
    expect((await switchMail(support, false)).data).toEqual({ mail: false })
    expect((await support.call(contract.staff.getOwnStaff, {})).data.mail).toBe(false)
    const before = mailTo(supportEmail).length
    const number = await ask()
    await sendStaffNews(server.context)
    await server.emailTo(CHIEF, new RegExp(`№ ${number}$`))
    await switchMail(chief, false)
    const last = await ask()
    const letter = await server.emailTo('help@realty.localhost', new RegExp(`№ ${last}$`))
    expect(letter.text).not.toContain(CHECKED.lastName)
    expect([mailTo(supportEmail).length, await waiting()]).toEqual([before, 0])
    await switchMail(support, true)
    await switchMail(chief, true)
  })

  it('are not written to whom the permission was taken from meanwhile, nor switched by a client', async () => {
    await afterAnHour()
    const helper = await visitAsStaff(server, 'support')
    const { email } = (await helper.call(contract.staff.getOwnStaff, {})).data
    await ask()
    await chief.call(contract.staff.takeStaffRole, {
      query: { person_id: await idOf(helper), role: 'support' },
    })
    await sendStaffNews(server.context)
    expect([mailTo(email), await waiting()]).toEqual([[], 0])
    const client = server.visit()
    await client.signIn('client@example.com')
    expect((await switchMail(client, false)).status).toBe(403)
  })
})
