import type { Call, Parameter } from './reference-areas.ts'
import { ORIGIN } from './reference-examples.ts'

/** A call as a line of the shell, with the values of its example; `TOKEN` is the reader's key. */
export function curlOf(call: Call, parameters: readonly Parameter[]): string {
  const { method, path, requestBody, responses } = call
  const address = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((text, { name, example = '' }) => text.replace(`{${name}}`, encodeURIComponent(example)), path)
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place, example }) =>
      place === 'query' && example !== undefined ? [[name, example]] : [],
    ),
  )
  const isFile = responses['200']?.content?.['application/octet-stream'] !== undefined
  const parts = [
    'curl -s',
    ...(method === 'get' || (method === 'post' && requestBody) ? [] : [`-X ${method.toUpperCase()}`]),
    ...(isFile ? ['-OJ'] : []),
    quote(`${ORIGIN}/api${address}${query.size > 0 ? `?${query}` : ''}`),
    ...(call['x-access'] === 'guest' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...bodyOf(call),
  ]
  return parts.join(' \\\n  ')
}

function bodyOf({ requestBody }: Call): readonly string[] {
  const [body] = Object.entries(requestBody?.content ?? {})
  if (body === undefined) return []
  const [type, { example = {} }] = body
  if (type === 'application/json')
    return [`-H 'Content-Type: ${type}'`, `-d ${quote(JSON.stringify(example))}`]
  const option = type === 'multipart/form-data' ? '-F' : '--data-urlencode'
  return Object.entries(example).map(([name, value]) => `${option} ${quote(`${name}=${String(value)}`)}`)
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
