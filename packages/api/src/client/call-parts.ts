import type { ApiClient } from './client-types.ts'

/** What a call answers: `ReplyTo<'orders', 'getOrder'>`. */
export type ReplyTo<
  Area extends keyof ApiClient,
  Name extends keyof ApiClient[Area],
> = ApiClient[Area][Name] extends (...input: never[]) => Promise<infer Reply> ? Reply : never

/** One part of what a call takes: `PartOf<'query', 'orders', 'listOrders'>`. */
export type PartOf<
  Part extends 'params' | 'query' | 'body',
  Area extends keyof ApiClient,
  Name extends keyof ApiClient[Area],
> = ApiClient[Area][Name] extends (input: infer Input) => unknown
  ? Input extends { readonly [Key in Part]: infer Given }
    ? Given
    : never
  : never
