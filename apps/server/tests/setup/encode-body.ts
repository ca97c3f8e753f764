import type { GeneratedFile, JsonSchema } from './schema-arbitrary.ts'

/** What a request carries, as bytes with their `Content-Type`. */
export interface EncodedBody {
  readonly type: string
  readonly bytes: Buffer
}

/** A generated value as a body of a media type; forms carry texts and, where the schema says so, files. */
export async function encodeBody(type: string, schema: JsonSchema, value: unknown): Promise<EncodedBody> {
  // Only fields can be encoded as a form: any other value is sent as JSON under a wrong name.
  if (type === 'application/json' || !isFields(value))
    return { type, bytes: Buffer.from(JSON.stringify(value) ?? '') }
  if (type === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(Object.entries(value).map(([name, field]) => [name, textOf(field)]))
    return { type, bytes: Buffer.from(form.toString()) }
  }
  const form = new FormData()
  for (const [name, field] of Object.entries(value)) {
    if (schema.properties?.[name]?.format === 'binary') form.set(name, fileOf(field))
    else form.set(name, textOf(field))
  }
  const encoded = new Response(form)
  return {
    type: encoded.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encoded.arrayBuffer()),
  }
}

function fileOf(value: unknown): File | string {
  if (!isFields(value) || !('content' in value)) return textOf(value)
  const { name, content } = value as unknown as GeneratedFile
  return new File([new Uint8Array(content)], name.toWellFormed())
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
