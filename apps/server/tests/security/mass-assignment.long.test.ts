import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { expect, it } from 'vitest'
import { listDestroyed } from '../../src/services/destruction/destroyed-list.ts'
import { rowsOf } from '../access/all-rows.ts'
import type { Row } from '../access/row.ts'
import { createWorld, userIdOf } from '../access/world.ts'
import { startTestServer } from '../setup/test-server.ts'
import { UNASKED_PAYMENTS } from '../setup/unasked-payments.ts'
import { findMarks, shapeOfDatabase, waitForJobs } from './database-shape.ts'
import { listPlants, plantInto, plantTexts, within, worstOf } from './plant-fields.ts'

type NamedEndpoint = readonly [name: string, endpoint: Endpoint]

/** Everything but the call that ends the session of the one who calls. */
const CALLS = Object.entries(contract)
  .flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): NamedEndpoint => [`${area}.${name}`, endpoint]),
  )
  .filter(([name]) => name !== 'auth.logout')

const SHORT_BODY = 32 * 1024

interface Outcome {
  readonly statuses: Readonly<Record<string, number>>
  readonly shape: Readonly<Record<string, readonly string[]>>
  readonly marks: readonly string[]
  readonly plants: number
  /** Statuses of the calls of the staff whose query alone was planted. */
  readonly refusals: Readonly<Record<string, number>>
}

/** Makes every call once, honestly or with all fields of all tables planted into it. */
async function callAll(
  calls: readonly NamedEndpoint[],
  by: 'owner' | 'admin',
  isPlanted: boolean,
): Promise<Outcome> {
  const server = await startTestServer(UNASKED_PAYMENTS)
  try {
    const world = await createWorld(server)
    const { owner, stranger, partner, admin } = world.callers
    const visitor = world.callers[by]
    const victim = await userIdOf(stranger)
    const plants = await listPlants(server, victim)
    const worst = worstOf(plants)
    const matrix = rowsOf(world)
    const statuses: Record<string, number> = {}
    const refusals: Record<string, number> = {}
    let planted = 0
    for (const [name, endpoint] of calls) {
      const row = matrix[name] as Row
      const input = (await row.input(by, visitor)) as { query?: object; body?: object }
      const headers = await row.headers?.(visitor, input)
      const { body, query } = input
      const isText = endpoint.bodyType !== 'json'
      const fitting = endpoint.bodyLimit <= SHORT_BODY ? within(worst, endpoint.bodyLimit / 2) : plants
      const plantedQuery = plantTexts(endpoint.query, query ?? {}, worst)
      // A call of the staff refuses a key of the query that it does not declare: its body is planted apart.
      const isStrict = permissionOf(endpoint) !== undefined
      if (isPlanted && isStrict) {
        const refused = { ...input, query: plantedQuery }
        refusals[name] = (await visitor.call(endpoint, refused as never, headers)).status
      }
      const forged = {
        ...input,
        ...(!isStrict && { query: plantedQuery }),
        ...(body &&
          endpoint.body && {
            body: isText ? plantTexts(endpoint.body, body, fitting) : plantInto(endpoint.body, body, fitting),
          }),
      }
      planted += fitting.size
      const reply = await visitor.call(endpoint, (isPlanted ? forged : input) as never, headers)
      statuses[name] = reply.status
      // The next call meets what this one set going already done, in both runs.
      await waitForJobs(server)
    }
    const people = new Map([
      [victim, 'the stranger'],
      [await userIdOf(owner), 'the owner'],
      [await userIdOf(partner), 'the partner'],
      [await userIdOf(admin), 'the admin'],
    ])
    // The list outside of the database follows once a minute: in one run it may have, in the other not yet.
    await listDestroyed(server.context)
    return {
      statuses,
      refusals,
      shape: await shapeOfDatabase(server, people),
      marks: await findMarks(server),
      plants: planted,
    }
  } finally {
    await server.stop()
  }
}

const EVERYBODYS = CALLS.filter(([, endpoint]) => !permissionOf(endpoint))
const ADMINS = CALLS.filter(([, endpoint]) => permissionOf(endpoint))

it.each([
  { by: 'owner', calls: EVERYBODYS, least: 60 },
  { by: 'admin', calls: ADMINS, least: 40 },
] as const)(
  '[CALL-170] stores no field that a call does not declare, and changes nothing by one: calls of the $by',
  { timeout: 300_000 },
  async ({ by, calls, least }) => {
    const honest = await callAll(calls, by, false)
    const forged = await callAll(calls, by, true)
    expect(calls.length).toBeGreaterThan(least)
    expect(forged.plants).toBeGreaterThan(calls.length * 300)
    expect(forged.statuses).toEqual(honest.statuses)
    const strict = calls.filter(([, endpoint]) => permissionOf(endpoint))
    expect(forged.refusals).toEqual(Object.fromEntries(strict.map(([name]) => [name, 400])))
    expect(forged.marks).toEqual([])
    expect(differences(honest.shape, forged.shape)).toEqual([])
  },
)

/** Rows that the two runs have otherwise, whole: in a comparison of everything they would be cut. */
function differences(honest: Outcome['shape'], forged: Outcome['shape']): readonly string[] {
  return Object.keys({ ...honest, ...forged }).flatMap((table) => {
    const [was, is] = [honest[table] ?? [], forged[table] ?? []]
    const rows = Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index)
    return rows
      .filter((index) => was[index] !== is[index])
      .map((index) => `${table}: ${was[index] ?? 'no row'} / ${is[index] ?? 'no row'}`)
  })
}
