import { permissionLabel } from '@proverka/domain/accounts'
import { escapeMarkup } from '../../platform/escape-markup.ts'
import { curlOf } from './curl-of.ts'
import type { Json } from './json-schema.ts'
import type { Area, Body, Call, Parameter } from './reference-areas.ts'
import { codesHtml } from './codes-html.ts'
import { COMMON_CODES } from './refusals.ts'
import { shellHtml } from './reference-shell.ts'
import { namesIn, typeHtml } from './type-html.ts'

const PLACES: Readonly<Record<Parameter['in'], string>> = {
  path: 'в адресе',
  query: 'в запросе',
  header: 'заголовок',
}

const ACCESS: Readonly<Record<string, string>> = {
  guest: 'Без ключа',
  order: 'Владельцу заказа: по ключу или в браузере, где заказ сделан',
  user: 'По ключу или после входа',
  partner: 'Партнеру',
  staff: 'Сотруднику после входа',
}

const SCOPES = { read: 'Ключу хватает права «читать»', order: 'Ключу нужно право «заказывать»' } as const

/** The page of an area: its calls, then the types that they name. */
export function areaPage(area: Area, areas: readonly Area[], isDemo: boolean): string {
  const { slug, title, calls } = area
  const names = [...typesOf(area)].toSorted()
  return shellHtml(
    {
      title,
      description: `Вызовы API «${title}»: параметры, ответы, отказы, примеры.`,
      slug,
      content: `
<section${isDemo ? ' data-demo' : ''} id="calls">
  <h2>Вызовы</h2>
  ${calls.map((call) => callHtml(call, area)).join('\n  ')}
</section>
${names.length > 0 ? typesHtml(names, area) : ''}`,
    },
    areas,
  )
}

function callHtml(call: Call, { document }: Area): string {
  const { operationId, method, path, summary = '', requestBody, responses } = call
  const scope = call['x-token-scope']
  const isOpen = call['x-access'] === 'guest'
  const right = call['x-permission']
  const parameters = parametersOf(call, document)
  const example = requestBody && Object.values(requestBody.content)[0]?.example
  return `<details id="${operationId}">
    <summary><code class="method">${method.toUpperCase()}</code> <code>/api${escapeMarkup(path)}</code> <span>${escapeMarkup(summary)}</span></summary>
    <p>${ACCESS[call['x-access']] ?? ''}${right ? ` с правом «${permissionLabel(right)}»` : ''}.${scope && !isOpen ? ` ${SCOPES[scope]}.` : ''}</p>
    ${parameters.length > 0 ? `<h3>Параметры</h3><dl>${parameters.map(parameterHtml).join('')}</dl>` : ''}
    ${requestBody ? `<h3>Тело запроса</h3>${bodyHtml(requestBody)}` : ''}
    <h3>Пример</h3><pre class="example"${tryData(call, parameters, example)}>${escapeMarkup(curlOf(call, parameters))}</pre>
    ${responses['200']?.content ? `<h3>Ответ</h3>${bodyHtml({ content: responses['200'].content })}` : ''}
    ${refusalsHtml(call)}
  </details>`
}

/** What the script needs to send the call: forms with files and streams are for programs alone. */
function tryData(
  { method, path, responses, requestBody }: Call,
  parameters: readonly Parameter[],
  example?: Json,
): string {
  const [type] = Object.keys(requestBody?.content ?? {})
  const isStream = responses['200']?.content?.['text/event-stream'] !== undefined
  if (isStream || (type !== undefined && type !== 'application/json')) return ''
  const fields = parameters
    .filter(({ in: place }) => place !== 'header')
    .map(({ name, in: place, example: value = '' }) => ({ name, place, value }))
  const attributes = { method: method.toUpperCase(), path: `/api${path}`, fields, body: example ?? null }
  return ` data-try="${escapeMarkup(JSON.stringify(attributes))}"`
}

const parameterHtml = ({ name, in: place, required, description, schema }: Parameter): string =>
  `<dt>${escapeMarkup(name)}</dt><dd>${[
    PLACES[place],
    required ? 'обязателен' : 'можно не указывать',
    typeHtml(schema),
    description && escapeMarkup(description),
  ]
    .filter(Boolean)
    .join(', ')}</dd>`

const bodyHtml = ({ content }: Body): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escapeMarkup(type)}</code></p><pre>${typeHtml(schema)}</pre>`)
    .join('')

function refusalsHtml({ 'x-errors': codes }: Call): string {
  const own = codes.filter((code) => !COMMON_CODES.includes(code))
  return `<h3>Отказы</h3>${own.length > 0 ? codesHtml(own) : ''}<p><a href="/api-docs/#refusals">Отказы, которые бывают у любого вызова</a></p>`
}

function typesHtml(names: readonly string[], { document }: Area): string {
  const schemas = document.components?.schemas ?? {}
  return `<section id="types">
  <h2>Типы</h2>
  ${names.map((name) => `<h3 id="type-${name}">${name}</h3><pre>${typeHtml(schemas[name] ?? {})}</pre>`).join('\n  ')}
</section>`
}

/** The types that the calls of an area name, with those inside them. */
function typesOf({ calls, document }: Area): ReadonlySet<string> {
  const schemas = document.components?.schemas ?? {}
  const found = new Set<string>()
  const add = (part: unknown) => {
    for (const name of namesIn(part)) {
      if (found.has(name) || name === 'Error') continue
      found.add(name)
      add(schemas[name])
    }
  }
  for (const { requestBody, responses } of calls) add([requestBody?.content, responses['200']])
  return found
}

function parametersOf({ parameters = [] }: Call, { components }: Area['document']): readonly Parameter[] {
  return parameters.flatMap((one) => {
    if (!('$ref' in one)) return [one]
    const shared = components?.parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]
    return shared ? [shared] : []
  })
}
