import { readOpenApiPaths } from '../setup/open-api.ts'
import type { JsonSchema } from '../setup/schema-arbitrary.ts'
import type { TestServer } from '../setup/test-server.ts'

/** Fields that could be taken for the address of something. */
export const ADDRESS_LIKE =
  /url|link|href|image|photo|host|path|src|source|callback|site|page|address|name|text|content|value/i

/** What goes into the fields of a call: values that exist, by the name of the field, and the address. */
export interface Filling {
  readonly values: Readonly<Record<string, string>>
  readonly address: string
  readonly isEvery: boolean
}

/** A value of a schema in which texts are the address, all of them or those whose name invites one. */
export function sampleOf(schema: JsonSchema, filling: Filling, name = ''): unknown {
  const { values, address, isEvery } = filling
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, filling, name)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries([
        ...Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sampleOf(part, filling, key)]),
        // An open object accepts undeclared names.
        ...(schema.properties && Object.keys(schema.properties).length > 0
          ? []
          : ['url', 'callback_url', 'confirmation_url', 'image'].map((key) => [key, address])),
      ])
    case 'array':
      return [sampleOf(schema.items ?? {}, filling, name)]
    case 'number':
    case 'integer':
      return 1
    case 'boolean':
      return true
    default:
      return isEvery || (ADDRESS_LIKE.test(name) && !values[name]) ? address : (values[name] ?? address)
  }
}

export interface Parameter {
  readonly name: string
  readonly in?: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}

export interface Operation {
  readonly path: string
  readonly method: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly type: string; readonly schema: JsonSchema } | undefined
  /** Every name of a field anywhere in the call. */
  readonly names: readonly string[]
}

export async function readOperations(server: TestServer): Promise<Operation[]> {
  const paths = await readOpenApiPaths<RawOperation>(server)
  // These would turn the callers into guests for good, or close their accounts.
  const ending = ['/logout', '/admin/users/remove', '/person/update_password', '/admin/users/update_role']
  return Object.entries(paths)
    .filter(([path]) => !ending.some((start) => path.startsWith(start)))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
        const [entry] = Object.entries(requestBody?.content ?? {})
        const body = entry && { type: entry[0], schema: entry[1].schema }
        const names = JSON.stringify([parameters, body]).match(/"(\w+)":\{|"name":"(\w+)"/g) ?? []
        return { path, method: method.toUpperCase(), parameters, body, names }
      }),
    )
}

interface RawOperation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

export function encodeBody(type: string, content: unknown): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(content)
  const fields = Object.entries(content as object).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields).toString()
}
