import { expect, type Page } from '@playwright/test'
import type { ReceivedEmail } from '../outbox.ts'

interface Upload {
  readonly fields: Readonly<Record<string, string | number>>
  readonly picture: { readonly name: string; readonly bytes: Buffer }
}

/** The operator as the guides have him work: with calls of the API, signed in. */
export interface Operator {
  /** What a call answers. */
  readonly get: <Reply>(path: string) => Promise<Reply>
  readonly send: <Reply>(path: string, upload: Upload) => Promise<Reply>
}

const PASSWORD = 'operator-of-2026'

/** Signs in with the password that `npm run setup` has mailed, and sets one of his own. */
export async function signInAsOperator(page: Page, emails: readonly ReceivedEmail[]): Promise<Operator> {
  const [mailed = ''] = emails.flatMap(({ text }) => /Пароль для входа: (\S+)/.exec(text)?.[1] ?? [])
  expect(mailed).not.toBe('')
  await page.goto('/')
  const call = (method: string, path: string, token: string | undefined, body?: object) =>
    page.evaluate(
      async ([verb, url, jwt, json]) => {
        const answer = await fetch(`/api${url}`, {
          method: verb,
          headers: { 'content-type': 'application/json', ...(jwt && { authorization: `Bearer ${jwt}` }) },
          body: json,
        })
        const { data, error } = (await answer.json()) as { data?: unknown; error?: string }
        return { status: answer.status, data, error }
      },
      [method, path, token ?? '', body ? JSON.stringify(body) : null] as const,
    )
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
  return {
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

const tokenOf = (data: unknown): string => (data as { readonly token: string }).token
