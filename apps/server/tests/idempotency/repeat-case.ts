import type { TestServer, Visitor } from '../setup/test-server.ts'

/** A call that can be made once, and another request that the same caller could make with the same call. */
export interface RepeatCase {
  readonly by: Visitor
  readonly input: object
  readonly other: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes what a call needs, on a server with an admin. */
export type Prepare = (server: TestServer, admin: Visitor) => Promise<RepeatCase>
