import type { Call } from '../contract/endpoint.ts'

/** A value of a path or query parameter. */
type Scalar = string | number | boolean | null | undefined

type Values = Readonly<Record<string, Scalar>>

/** Fills `{name}` of the path; every value is encoded once, slashes of `{path}` stay. */
export function buildUrl(endpoint: Call, params: Values = {}): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeURIComponent(String(params[name]))
    return name === 'path' ? encoded.replaceAll('%2F', '/') : encoded
  })
}

/** Leaves out what is empty; `0` and `false` are values (VALID-21). */
export function dropEmpty(query: Values = {}): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(query)) {
    if (value !== '' && value !== undefined && value !== null) kept[name] = String(value)
  }
  return kept
}

/** The body in the form that the endpoint wants; `undefined` when it has none. */
export function encodeBody(endpoint: Call, body: unknown): BodyInit | Record<string, unknown> | undefined {
  if (body === undefined) return undefined
  if (endpoint.bodyType === 'form') return new URLSearchParams(dropEmpty(body as Values))
  return endpoint.bodyType === 'multipart' ? toForm(body as Fields) : (body as Record<string, unknown>)
}

/** Fields of a form with files. */
type Fields = Readonly<Record<string, Scalar | Blob | readonly Blob[]>>

const isList = (value: Fields[string]): value is readonly Blob[] => Array.isArray(value)

function toForm(values: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.set(name, value)
    else if (isList(value)) for (const file of value) form.append(name, file)
    else if (value !== undefined && value !== null) form.set(name, String(value))
  }
  return form
}
