import { contract } from '@proverka/api/contract'
import { FLAT } from '@proverka/test-support/guest-order'
import { expect } from 'vitest'
import { topUpByCard } from './money.ts'
import { PASSWORD, register } from './registration.ts'
import type { TestServer, Visitor } from './test-server.ts'

const { watches } = contract

/** A client with money, and the watch of a demo object. */
export interface Client {
  readonly visitor: Visitor
  readonly email: string
}

interface StartBody {
  readonly subject: object
  readonly period: 'day' | 'week' | 'month'
  readonly months: 1 | 3 | 12
  readonly ground?: object
}

export const OBJECT = { subject: { kind: 'object', number: FLAT }, period: 'week', months: 1 } as const

export async function newClient(server: TestServer, roubles = 1000): Promise<Client> {
  const visitor = server.visit()
  const { email } = await register(visitor)
  if (roubles > 0) await topUpByCard(visitor, roubles)
  return { visitor, email }
}

export const start = ({ visitor }: Client, body: StartBody = OBJECT, headers: Record<string, string> = {}) =>
  visitor.call(watches.startWatch, { body: body as never }, headers)

export async function started(client: Client, body?: StartBody): Promise<string> {
  const { status, data, body: raw } = await start(client, body)
  expect(status, JSON.stringify(raw)).toBe(200)
  return data.watch_id
}

/** One watch as its client sees it; weeks outlive a session. */
export async function viewWatch({ visitor, email }: Client, id: string) {
  const read = () => visitor.call(watches.getWatch, { params: { id } })
  const reply = await read()
  if (reply.status !== 401) return reply.data
  await visitor.signIn(email, PASSWORD)
  return (await read()).data
}

export const lettersTo = (server: TestServer, address: string, subject: RegExp) =>
  [...server.emails.values()].filter((one) => one.to === address && subject.test(one.subject))

export const changeArea = (server: TestServer, area: string) =>
  server.sql('update demo_objects set area = $2 where number = $1', [FLAT, area])
