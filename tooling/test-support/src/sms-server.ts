import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the next sending ends: `taken`; `no-money`, `bad-number`, `bad-text`, `busy` in the words of the provider; `silent`
 * takes the message and never answers, `broken` takes it and answers 502.
 */
export type SmsOutcome = 'taken' | 'no-money' | 'bad-number' | 'bad-text' | 'busy' | 'silent' | 'broken'

export interface TakenSms {
  readonly to: string
  readonly text: string
  readonly id: string | undefined
}

type Fields = Readonly<Record<string, string>>

/** What a provider says to a call, by its wire format. */
interface Format {
  readonly send: string
  readonly isKnown: (fields: Fields, key: string) => boolean
  readonly badKey: object
  readonly read: (fields: Fields) => TakenSms
  readonly taken: (message: TakenSms) => object
  readonly refused: (outcome: SmsOutcome, message: TakenSms) => object
  readonly others: Readonly<
    Record<string, (fields: Fields, world: { balance: number; taken: readonly TakenSms[] }) => object>
  >
}

/** SMS.RU: a code for the whole call and one for each number. */
const SMS_RU_CODES = { 'no-money': 201, 'bad-number': 207, 'bad-text': 216, busy: 220 } as const
const SMS_RU: Format = {
  send: '/sms/send',
  isKnown: (fields, key) => fields['api_id'] === key && fields['json'] === '1',
  badKey: { status: 'ERROR', status_code: 200, status_text: 'Неправильный api_id' },
  read: ({ to = '', msg = '' }) => ({ to, text: msg, id: undefined }),
  taken: ({ to }) => ({
    status: 'OK',
    status_code: 100,
    sms: { [to]: { status: 'OK', status_code: 100, sms_id: '000000-10000000' } },
    balance: 4122.56,
  }),
  refused: (outcome, { to }) => {
    const code = SMS_RU_CODES[outcome as keyof typeof SMS_RU_CODES]
    if (outcome === 'busy') return { status: 'ERROR', status_code: code, status_text: 'Сервис недоступен' }
    return {
      status: 'OK',
      status_code: 100,
      sms: { [to]: { status: 'ERROR', status_code: code, status_text: 'Сообщение не принято' } },
      balance: 0,
    }
  },
  others: { '/my/balance': (_, { balance }) => ({ status: 'OK', status_code: 100, balance }) },
}

/** SMSC.RU: an id or the number of an error. */
const SMSC_CODES = { 'no-money': 3, 'bad-number': 7, 'bad-text': 6, busy: 9 } as const
const SMSC: Format = {
  send: '/send.php',
  isKnown: (fields, key) => fields['apikey'] === key && fields['fmt'] === '3',
  badKey: { error: 'authorise error', error_code: 2 },
  read: ({ phones = '', mes = '', id }) => ({ to: phones, text: mes, id }),
  taken: ({ id }) => ({ id, cnt: 1 }),
  refused: (outcome, { id }) => ({
    error: 'message is denied',
    error_code: SMSC_CODES[outcome as keyof typeof SMSC_CODES],
    id,
  }),
  others: {
    '/balance.php': (_, { balance }) => ({ balance: String(balance) }),
    '/status.php': (fields, { taken }) =>
      taken.some(({ id, to }) => id === fields['id'] && to === fields['phone'])
        ? { status: 1, last_date: '01.01.2026 00:00:00', last_timestamp: 1_767_214_800 }
        : { status: -3, last_date: '', last_timestamp: 0, err: 0 },
  },
}

const FORMATS = { smsru: SMS_RU, smsc: SMSC } as const

/** A provider of text messages on loopback that speaks the wire format of a real one. */
export async function startSmsServer(provider: keyof typeof FORMATS, key: string) {
  const format = FORMATS[provider]
  const taken: TakenSms[] = []
  const world = { balance: 4122.56, taken }
  let next: SmsOutcome[] = []

  async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname
    const say = (body: object) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!format.isKnown(fields, key)) return void say(format.badKey)
    const other = format.others[path]
    if (other) return void say(other(fields, world))
    if (path !== format.send) return void reply.writeHead(404).end()
    const message = format.read(fields)
    const outcome = next.shift() ?? 'taken'
    if (outcome === 'taken' || outcome === 'silent' || outcome === 'broken') taken.push(message)
    if (outcome === 'silent') return
    if (outcome === 'broken') return void reply.writeHead(502).end()
    say(outcome === 'taken' ? format.taken(message) : format.refused(outcome, message))
  }

  const server = createServer((incoming, reply) => void answer(incoming, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Messages that would have reached a phone, in order. */
    taken: taken as readonly TakenSms[],
    /** What becomes of the next sendings, in order; later ones are taken. */
    answerWith: (...outcomes: SmsOutcome[]) => {
      next = outcomes
    },
    setBalance: (balance: number) => {
      world.balance = balance
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
