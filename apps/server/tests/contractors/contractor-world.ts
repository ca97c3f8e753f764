import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACTOR_KEY } from '@proverka/test-support/sources/contractors'
import { startStandIn, type SourceCall, type SourceReply } from '@proverka/test-support/sources/stand-in'
import type { Contractor, ContractorAdapter } from '../../src/adapters/contractors/contractor.ts'
import { createGuard } from '../../src/adapters/sources/calls/guard.ts'
import { createServiceClient } from '../../src/adapters/sources/calls/service-client.ts'

/** A recorded call of a contractor and its answer. */
export interface WireSample {
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers?: Readonly<Record<string, string>>
    readonly form?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
  }
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'contractors')

export const readSample = (contractor: string, name: string) =>
  JSON.parse(readFileSync(join(FIXTURES, contractor, `${name}.json`), 'utf8')) as WireSample

/** The adapter of a contractor at an address, without the limits that a database counts. */
export function connectAt(
  adapter: ContractorAdapter,
  url: string,
  { timeoutMs = 10_000, key = CONTRACTOR_KEY } = {},
): Contractor {
  return adapter.connect(
    createServiceClient({
      url,
      key,
      terms: { timeoutMs },
      guard: createGuard(4, { pausesMs: [5, 5], restMs: 1 }),
      takeCall: async () => {},
      now: () => new Date(),
      firstPauseMs: 0,
      onCall: () => {},
    }),
  )
}

/** A service that answers each path by its sample, the last one where several are of one path. */
export function startSamples(
  samples: readonly WireSample[],
  base: string,
  bytes: Buffer = Buffer.from('PK\u0003\u0004'),
) {
  const byPath = new Map(
    samples.map((sample) => [new URL(sample.request.url).pathname.slice(base.length), sample]),
  )
  return startStandIn(({ path }: SourceCall): SourceReply => {
    const sample = byPath.get(path)
    if (!sample) return { status: 404, body: '' }
    return {
      status: sample.status,
      ...(sample.headers && { headers: sample.headers }),
      body: sample.body === '<bytes>' ? bytes : sample.body,
    }
  })
}

/** The call that a sample records, in the form in which a stand-in has it. */
export function callOf({ request }: WireSample, base: string) {
  const url = new URL(request.url)
  return {
    method: request.method,
    path: url.pathname.slice(base.length),
    query: { ...Object.fromEntries(url.searchParams), ...request.query },
    body: request.form && Object.keys(request.form).length > 0 ? request.form : null,
  }
}

/** The same of a call that arrived, with the token as samples have it. */
export const seenCall = ({ method, path, query, body }: SourceCall) => ({
  method,
  path,
  query: Object.fromEntries(
    [...query].map(([name, value]) => [name, value === CONTRACTOR_KEY ? '<token>' : value]),
  ),
  body,
})
