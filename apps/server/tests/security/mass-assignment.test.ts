import { contract, type Endpoint } from '@proverka/api/contract'
import { expect, it } from 'vitest'
import { rowsOf } from '../access/all-rows.ts'
import type { Row } from '../access/row.ts'
import { createWorld, personIdOf } from '../access/world.ts'
import { startTestServer } from '../setup/test-server.ts'
import { findMarks, shapeOfDatabase, waitForJobs } from './database-shape.ts'
import { listPlants, plantInto, plantTexts } from './plant-fields.ts'

/** All that an ordinary client may call and that takes data; the last one ends his session. */
const LAST = 'auth.logout'
const CALLS = Object.entries(contract)
  .flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
  )
  .filter(([name, endpoint]) => endpoint.access !== 'admin' && name !== LAST)

/** Names that mean owners, roles, money or states: all others would not fit into an address or a short body. */
const WORST_NAMES =
  /role|status|price|amount|balance|bonus|paid|person_id|owner|partner_id|total|verified|removed|enabled/i

const SHORT_BODY = 32 * 1024

interface Outcome {
  readonly statuses: Readonly<Record<string, number>>
  readonly shape: Readonly<Record<string, readonly string[]>>
  readonly marks: readonly string[]
  readonly plants: number
}

/** Makes every call once as the owner of things, honestly or with all fields of all tables planted into it. */
async function callAll(isPlanted: boolean): Promise<Outcome> {
  const server = await startTestServer()
  try {
    const world = await createWorld(server)
    const { owner, stranger, partner, admin } = world.callers
    const victim = await personIdOf(stranger)
    const plants = await listPlants(server, victim)
    const worst = new Map([...plants].filter(([name]) => WORST_NAMES.test(name)))
    const matrix = rowsOf(world)
    const statuses: Record<string, number> = {}
    let planted = 0
    for (const [name, endpoint] of CALLS) {
      const row = matrix[name] as Row
      const input = (await row.input('owner', owner)) as { query?: object; body?: object }
      const headers = await row.headers?.(owner, input)
      const { body, query } = input
      const isText = endpoint.bodyType !== 'json'
      const fitting = endpoint.bodyLimit < SHORT_BODY ? worst : plants
      const forged = {
        ...input,
        query: plantTexts(endpoint.query, query ?? {}, worst),
        ...(body &&
          endpoint.body && {
            body: isText ? plantTexts(endpoint.body, body, fitting) : plantInto(endpoint.body, body, fitting),
          }),
      }
      planted += fitting.size
      const reply = await owner.call(endpoint, (isPlanted ? forged : input) as never, headers)
      statuses[name] = reply.status
      // The next call meets what this one set going already done, in both runs.
      await waitForJobs(server)
    }
    const people = new Map([
      [victim, 'the stranger'],
      [await personIdOf(owner), 'the owner'],
      [await personIdOf(partner), 'the partner'],
      [await personIdOf(admin), 'the admin'],
    ])
    return {
      statuses,
      shape: await shapeOfDatabase(server, people),
      marks: await findMarks(server),
      plants: planted,
    }
  } finally {
    await server.stop()
  }
}

it(
  '[CALL-170] stores no field that a call does not declare, and changes nothing by one',
  { timeout: 300_000 },
  async () => {
    const honest = await callAll(false)
    const forged = await callAll(true)
    expect(CALLS.length).toBeGreaterThan(60)
    expect(forged.plants).toBeGreaterThan(CALLS.length * 300)
    expect(forged.statuses).toEqual(honest.statuses)
    expect(forged.marks).toEqual([])
    expect(forged.shape).toEqual(honest.shape)
  },
)
