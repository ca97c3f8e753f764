import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { hostFetch, type HostReply } from '@proverka/test-support/host-fetch'

/** An endpoint with its name in the contract: `orders.listOrders`. */
export type Named = readonly [name: string, endpoint: Endpoint]

export const ALL_ENDPOINTS: readonly Named[] = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): Named => [`${area}.${name}`, endpoint]),
)

/** One endpoint of every area and kind of access that requires a token; none that ends the session. */
export const PROTECTED: readonly Named[] = [
  ...new Map(
    ALL_ENDPOINTS.filter(([name, { access }]) => access !== 'guest' && name !== 'auth.logout')
      .toReversed()
      .map((named): [string, Named] => [
        `${named[0].split('.')[0]} ${permissionOf(named[1]) ? 'staff' : named[1].access}`,
        named,
      ]),
  ).values(),
]

const SOME_ID = '00000000-0000-4000-8000-000000000000'

export interface RawCall {
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: string
  /** Host without the port. */
  readonly host?: string
}

/** Calls an endpoint as a program does that knows its address and little else. */
export function callRaw(
  port: number,
  { method, path }: Endpoint,
  { headers = {}, query = '', body, host = 'realty.localhost' }: RawCall,
): Promise<HostReply> {
  const filled = path.replaceAll(/\{\w+\}/g, SOME_ID)
  const hasBody = (method === 'POST' || method === 'PUT') && body !== undefined
  return hostFetch(port, `${host}:${port}`, `/api${filled}${query}`, {
    method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body }),
  })
}
