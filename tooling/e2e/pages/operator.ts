import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { ReceivedEmail } from '../outbox.ts'
import { callAs } from './own-api.ts'

interface Upload {
  readonly fields: Readonly<Record<string, string | number>>
  readonly picture: { readonly name: string; readonly bytes: Buffer }
}

/** The operator as the guides have him work: with calls of the API, signed in. */
export interface Operator {
  /** What a call answers. */
  readonly get: <Reply>(path: string) => Promise<Reply>
  readonly send: <Reply>(path: string, upload: Upload) => Promise<Reply>
  /** Of the session, second step done. */
  readonly token: string
}

/** The password that the operator sets in the place of the mailed one. */
export const PASSWORD = 'operator-of-2026'

/** Signs in with the password that `npm run setup` has mailed, sets one of his own, and sets up an app for the second step. */
export async function signInAsOperator(page: Page, emails: readonly ReceivedEmail[]): Promise<Operator> {
  const mailed = mailedPassword(emails)
  await page.goto('/')
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, token: string | undefined, body?: object) =>
    callAs(page, method, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` })
  const login = await call('POST', '/login', undefined, {
    username: 'office@example.com',
    password: mailed,
  })
  expect(login).toMatchObject({ status: 200 })
  const changed = await call('PUT', '/person/update_password', tokenOf(login.data), {
    new_password: PASSWORD,
  })
  expect(changed).toMatchObject({ status: 200 })
  const token = tokenOf(changed.data)
  const app = await call('POST', '/staff/factor/app', token)
  expect(app).toMatchObject({ status: 200 })
  const code = oneTimeCode((app.data as { readonly secret: string }).secret)
  expect(await call('POST', '/staff/factor/app/confirm', token, { code })).toMatchObject({ status: 200 })
  return {
    token,
    async get<Reply>(path: string) {
      const answer = await call('GET', path, token)
      expect(answer).toMatchObject({ status: 200 })
      return answer.data as Reply
    },
    async send<Reply>(path: string, { fields, picture }: Upload) {
      const answer = await page.evaluate(
        async ([url, jwt, entries, name, base64]) => {
          const form = new FormData()
          for (const [field, value] of Object.entries(entries)) form.set(field, String(value))
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
          form.set('picture', new File([bytes], name, { type: 'image/png' }))
          const reply = await fetch(`/api${url}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': crypto.randomUUID() },
            body: form,
          })
          return { status: reply.status, body: (await reply.json()) as { data?: unknown } }
        },
        [path, token, fields, picture.name, picture.bytes.toString('base64')] as const,
      )
      expect(answer).toMatchObject({ status: 200 })
      return answer.body.data as Reply
    },
  }
}

/** What the letter of `npm run setup` says. */
export function mailedPassword(emails: readonly ReceivedEmail[]): string {
  const [mailed = ''] = emails.flatMap(({ text }) => /Пароль для входа: (\S+)/.exec(text)?.[1] ?? [])
  expect(mailed).not.toBe('')
  return mailed
}

const tokenOf = (data: unknown): string => (data as { readonly token: string }).token

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** What an app shows now for a secret (RFC 6238): six digits of an HMAC-SHA-1 of the half minute. */
export function oneTimeCode(secret: string): string {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
