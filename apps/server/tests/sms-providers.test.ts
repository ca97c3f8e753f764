import { randomUUID } from 'node:crypto'
import { startSmsServer, type SmsOutcome } from '@proverka/test-support/sms-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SmsAccess } from '../src/platform/config/server-config.ts'
import { readEnv } from '../src/commands/env.ts'
import { sendSms } from '../src/services/outbox/post-sms.ts'
import { checkSms } from '../src/commands/setup/check-parts.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const KEY = 'a-key-of-the-test'
const TO = '+79990001234'
const TIMEOUT_MS = 300

describe.each(['smsru', 'smsc'] as const)('text messages through %s', (provider) => {
  let service: Awaited<ReturnType<typeof startSmsServer>>
  let server: TestServer
  let access: SmsAccess

  beforeAll(async () => {
    service = await startSmsServer(provider, KEY)
    access = { provider, url: service.url, key: KEY, from: 'PROVERKA', timeoutMs: TIMEOUT_MS }
    server = await startTestServer({ sms: access })
  })
  afterAll(async () => {
    await server.stop()
    await service.stop()
  })

  /** A message that waits in the outbox, and how often it reached the phone after some tries. */
  async function send(outcomes: readonly SmsOutcome[], tries = outcomes.length) {
    const text = `код ${randomUUID()}`
    const id = randomUUID()
    await server.sql(
      `insert into outbox (id, unique_key, kind, payload, created_at) values ($1, $2, 'sms', $3, now())`,
      [id, `test:${id}`, JSON.stringify({ to: TO, text })],
    )
    service.answerWith(...outcomes)
    const errors: string[] = []
    for (let count = 0; count < tries; count++) {
      await sendSms(server.context, id).catch((error: unknown) => errors.push(String(error)))
    }
    const [row] = await server.sql('select * from outbox where id = $1', [id])
    const reached = service.taken.filter((message) => message.text === text)
    return { reached, errors, row, isOver: row?.['payload'] === null }
  }

  it('sends a message once, to the number without more than the provider wants', async () => {
    const { reached, row, errors } = await send(['taken'], 3)
    expect(errors).toEqual([])
    expect(reached.map(({ to }) => to.replace('+', ''))).toEqual(['79990001234'])
    expect(row?.['sent_at']).not.toBeNull()
  })

  it.each([['no-money'], ['busy']] as const)(
    'tries again after «%s», and then sends once',
    async (outcome) => {
      const { reached, errors, isOver } = await send([outcome, 'taken'])
      expect(reached).toHaveLength(1)
      expect(errors).toHaveLength(1)
      expect(errors[0]).not.toMatch(/7999|код|a-key/)
      expect(isOver).toBe(true)
    },
  )

  it.each([['bad-number'], ['bad-text']] as const)(
    'gives up after «%s» and forgets the text',
    async (outcome) => {
      const { reached, errors, row, isOver } = await send([outcome, 'taken'])
      expect(reached).toEqual([])
      expect(errors).toEqual([])
      expect(isOver).toBe(true)
      expect(row?.['given_up_at']).not.toBeNull()
    },
  )

  it.each([['silent'], ['broken']] as const)(
    'never sends twice what was taken without an answer: %s',
    async (outcome) => {
      const { reached, isOver } = await send([outcome], 3)
      expect(reached).toHaveLength(1)
      expect(isOver).toBe(true)
    },
  )

  it('sends after a provider that could not be reached', async () => {
    const gone = await startSmsServer(provider, KEY)
    await gone.stop()
    const other = await startTestServer({ sms: { ...access, url: gone.url } })
    try {
      const id = randomUUID()
      await other.sql(
        `insert into outbox (id, unique_key, kind, payload, created_at) values ($1, $2, 'sms', $3, now())`,
        [id, `test:${id}`, JSON.stringify({ to: TO, text: 'код' })],
      )
      await expect(sendSms(other.context, id)).rejects.toThrow('is not reached')
      const [row] = await other.sql('select attempted_at, payload from outbox where id = $1', [id])
      expect(row).toMatchObject({ attempted_at: null, payload: { to: TO } })
    } finally {
      await other.stop()
    }
  })

  it('setup says whether the key fits and what is left on the account', async () => {
    const line = (sms: SmsAccess | undefined) => checkSms({ ...server.context.config, sms })
    expect(await line(access)).toMatchObject({ state: 'done', text: expect.stringMatching(/4122\.56 ₽/) })
    service.setBalance(12)
    expect(await line(access)).toMatchObject({ state: 'warning', text: expect.stringMatching(/12 ₽/) })
    expect(await line({ ...access, key: 'another' })).toMatchObject({ state: 'missing' })
    expect(await line(undefined)).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/SMS_PROVIDER/),
    })
  })
})

describe('the settings of text messages', () => {
  it('name provider and key together', () => {
    expect(readEnv({ SMS_PROVIDER: 'smsc', SMS_KEY: 'key' }).sms).toMatchObject({
      url: 'https://smsc.ru/sys',
    })
    expect(readEnv({}).sms).toBeUndefined()
    expect(() => readEnv({ SMS_KEY: 'key' })).toThrow(/SMS_PROVIDER и SMS_KEY задают вместе/)
    expect(() => readEnv({ SMS_PROVIDER: 'pigeon', SMS_KEY: 'key' })).toThrow(/smsru или smsc/)
  })
})
