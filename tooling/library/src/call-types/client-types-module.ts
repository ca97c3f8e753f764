import { AREA_NAMES, GENERAL_CODES } from '@proverka/server/open-api'
import { callComment } from './call-comment.ts'
import { areaType, clientTypes } from './client-types.ts'

/** What the module begins with; `Call` and what is made of it hold no schema, so a compiler infers nothing. */
const HEAD = `import type { DownloadedFile } from '../contract/downloaded-file.ts'
import type { CallOptions } from './call-options.ts'

/** Holds no value: the function that a client has for a call. */
declare const called: unique symbol

/** One call as \`createClient\` takes it. */
export interface Call<Function = unknown> {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base with \`{name}\` for parameters. */
  readonly path: string
  readonly [called]?: Function
}

/** Calls by area, as \`createClient\` takes them. */
export type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>

/** The declarations of an area as \`createClient\` takes them. */
export type AreaCalls<Area extends keyof ApiClient> = {
  readonly [Name in keyof ApiClient[Area]]: Call<ApiClient[Area][Name]>
}

type NamedFunction<Area, Name> = Area extends keyof ApiClient
  ? Name extends keyof ApiClient[Area]
    ? ApiClient[Area][Name]
    : never
  : never

type FunctionOf<C, Area, Name> = C extends { readonly [called]?: infer Function }
  ? unknown extends Function
    ? NamedFunction<Area, Name>
    : NonNullable<Function>
  : never

/** The typed functions of calls, by area and name: \`client.orders.createOrder(…)\`. */
export type ClientOf<C> = {
  [Area in keyof C]: { [Name in keyof C[Area]]: FunctionOf<C[Area][Name], Area, Name> }
}

/** The functions of some areas, for what needs no more: \`ApiPart<'orders'>\`. */
export type ApiPart<Area extends keyof ApiClient> = Pick<ApiClient, Area>
`

/** The types of the client as the source of a module: every structure by a name, every call with its words. */
export function clientTypesModule(): string {
  const { areas, declarations } = clientTypes()
  return [
    HEAD,
    '/**',
    ' * The functions of every call. A refusal is an `ApiError`; whatever the call, its `code` may be',
    ` * ${GENERAL_CODES.map((code) => `\`${code}\``).join(', ')}.`,
    ' */',
    'export interface ApiClient {',
    ...[...areas.keys()].flatMap((area) => [`/** ${AREA_NAMES[area]}. */`, `${area}: ${areaType(area)}`]),
    '}',
    ...[...areas].flatMap(([area, calls]) => [
      '',
      `/** ${AREA_NAMES[area]}. */`,
      `export interface ${areaType(area)} {`,
      ...calls.flatMap(({ name, endpoint, signature }) => [
        ...callComment(name, endpoint),
        `${name}: ${signature}`,
      ]),
      '}',
    ]),
    ...[...declarations.values()].flatMap((text) => ['', text]),
    '',
  ].join('\n')
}
