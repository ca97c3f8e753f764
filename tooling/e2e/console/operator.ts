import type { Page } from '@playwright/test'

/** The chief of the demo. */
const CHIEF = { username: 'admin@example.com', password: 'proverka-demo' }

/**
 * Signs in as a member of the staff of the demo, who needs no second step, and opens a screen of the console: a path, or a
 * whole address on another server.
 */
export async function openConsole(page: Page, path: string, who = CHIEF): Promise<void> {
  await page.goto(path.startsWith('/') ? '/favicon.svg' : new URL('/favicon.svg', path).href)
  await page.evaluate(async (credentials) => {
    const reply = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    const { data } = (await reply.json()) as { data: { token: string } }
    localStorage.setItem('console.token', JSON.stringify(data.token))
  }, who)
  await page.goto(path)
}

/** A call of the API as whoever is signed in to the console; answers its data, and fails when it is refused. */
export function callConsole<Reply>(
  page: Page,
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Reply> {
  return page.evaluate(
    async ([verb, url, json]) => {
      const token = JSON.parse(localStorage.getItem('console.token') ?? 'null') as string | null
      const reply = await fetch(`/api${url}`, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: json,
      })
      const text = await reply.text()
      if (!reply.ok) throw new Error(`${verb} ${url}: ${reply.status} ${text}`)
      return (JSON.parse(text) as { data: unknown }).data
    },
    [method, path, body ? JSON.stringify(body) : null] as const,
  ) as Promise<Reply>
}
