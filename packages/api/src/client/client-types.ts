import type { CallInput, CallsOf, Endpoint, EndpointOf, ExtraOf, ReplyOf } from '../contract/endpoint.ts'
import type { contract } from '../contract/index.ts'
import type { CallOptions } from './call-options.ts'

/*
 * The types of the client as the schemas of the contract give them. The published declarations have the same types written
 * out by name (`tooling/library/src/call-types`): an editor shows those, and a compiler has nothing to infer.
 */

export type { Calls } from '../contract/endpoint.ts'

/** `data` alone, or `data` with its siblings where the endpoint declares some. */
type CallResult<E extends Endpoint> =
  ExtraOf<E> extends undefined ? ReplyOf<E> : { data: ReplyOf<E> } & ExtraOf<E>

type CallArguments<E extends Endpoint> = keyof CallInput<E> extends never
  ? [input?: CallOptions]
  : [input: CallInput<E> & CallOptions]

type CallFunction<E extends Endpoint> = (...args: CallArguments<E>) => Promise<CallResult<E>>

/**
 * The typed functions of calls, by area and name: `client.orders.createOrder(…)`. Each call is looked at when it is used:
 * with `C extends Calls` all of them would be compared in one step, which is more than the compiler allows itself.
 */
export type ClientOf<C> = {
  [Area in keyof C]: { [Name in keyof C[Area]]: CallFunction<EndpointOf<C[Area][Name]>> }
}

/** The functions of every call. */
export type ApiClient = ClientOf<typeof contract>

/** The functions of some areas, for what needs no more: `ApiPart<'orders'>`. */
export type ApiPart<Area extends keyof ApiClient> = Pick<ApiClient, Area>

/** The declarations of an area as `createClient` takes them. */
export type AreaCalls<Area extends keyof ApiClient> = CallsOf<(typeof contract)[Area]>
