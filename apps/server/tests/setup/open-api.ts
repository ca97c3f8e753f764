import { contract, type Endpoint } from '@proverka/api/contract'
import type { TestServer } from './test-server.ts'

/** The three documents of the API: calls of programs, of the pages of the sites, of the staff. */
export const OPEN_API_FILES = ['openapi.json', 'openapi-pages.json', 'openapi-staff.json'] as const

/** The documents as they are sent, by their file. */
export async function readOpenApiTexts(server: TestServer): Promise<Readonly<Record<string, string>>> {
  const sent = await Promise.all(OPEN_API_FILES.map((file) => server.get(`/api-docs/${file}`)))
  return Object.fromEntries(OPEN_API_FILES.map((file, index) => [file, sent[index]?.text ?? '']))
}

/** Every call of the contract by `area.name`. */
export const CONTRACT_CALLS = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    name: `${area}.${name}`,
    endpoint: endpoint as Endpoint,
  })),
)

/** The operations of all documents by path and method, with every reference replaced by what it names. */
export async function readOpenApiPaths<Operation>(
  server: TestServer,
): Promise<Record<string, Record<string, Operation>>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const file of OPEN_API_FILES) {
    const document = JSON.parse((await server.get(`/api-docs/${file}`)).text) as object
    const { paths: own } = inlined(document, document) as { paths: typeof paths }
    for (const [path, methods] of Object.entries(own)) paths[path] = { ...paths[path], ...methods }
  }
  return paths
}

function inlined(part: unknown, document: object): unknown {
  if (Array.isArray(part)) return part.map((one) => inlined(one, document))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...rest } = part as { readonly $ref?: unknown }
  if (typeof $ref === 'string') return { ...(inlined(targetOf($ref, document), document) as object), ...rest }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inlined(value, document)]))
}

/** What `#/components/schemas/Order` names. */
function targetOf(ref: string, document: object): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document)
}
