import { permissionLabel, type Permission } from '@proverka/domain/accounts'
import { AREA_NAMES } from './area-names.ts'
import { CURL_EXAMPLE, CURL_REPORT, TYPESCRIPT_EXAMPLE } from './reference-examples.ts'
import { typeText } from './type-text.ts'
import { escapeMarkup } from '../../platform/escape-markup.ts'

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly tags: readonly string[]
  readonly 'x-access': string
  readonly 'x-permission': Permission | null
  readonly 'x-token-scope': 'read' | 'order' | null
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: unknown
}

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: unknown }>>
}

interface Call extends Operation {
  readonly method: string
  readonly path: string
}

interface OpenApi {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const PLACES: Readonly<Record<string, string>> = { path: 'в адресе', query: 'в запросе', header: 'заголовок' }

const ACCESS: Readonly<Record<string, string>> = {
  guest: 'Без ключа',
  order: 'Владельцу заказа: по ключу или в браузере, где заказ сделан',
  user: 'По ключу или после входа',
  partner: 'Партнеру',
  staff: 'Сотруднику после входа',
}

const SCOPES = { read: 'Ключу хватает права «читать»', order: 'Ключу нужно право «заказывать»' } as const

/** The reference as one page without a script: how to begin, then every call, those of a buyer's program first. */
export function createReferencePage(document: object): string {
  const { paths = {} } = document as OpenApi
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, method, path })),
  )
  const isOfStaff = (call: Call) => call['x-access'] === 'staff'
  const areas = Object.entries(AREA_NAMES).flatMap(([area, name]) => {
    const own = calls.filter((call) => call.tags.includes(area) && (area === 'admin' || !isOfStaff(call)))
    const more = area === 'admin' ? calls.filter((call) => isOfStaff(call) && !call.tags.includes(area)) : []
    return own.length + more.length > 0 ? [{ area, name, calls: [...own, ...more] }] : []
  })
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Справочник API — Проверка</title>
    <meta name="description" content="Как заказать проверку из своей программы: ключ, десять строк кода, все вызовы." />
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api-docs/reference.css" />
  </head>
  <body>
    <header>
      <a href="/">Проверка: на сайт</a>
      <a href="/user/settings/">Ключ API в настройках</a>
      <a href="/api-docs/openapi.json">OpenAPI 3.1</a>
    </header>
    <div class="page">
      <main>
        <h1>Справочник API</h1>
        <p class="lead">Все, что делает сайт, может и ваша программа: найти объект, заказать отчет, получить его в JSON или PDF.</p>
        <div class="columns">
          <nav aria-label="Разделы"><ul>
            <li><a href="#start">10 строк до отчета</a></li>
            <li><a href="#rules">Ответы и отказы</a></li>
            ${areas.map(({ area, name }) => `<li><a href="#${area}">${name}</a></li>`).join('\n            ')}
          </ul></nav>
          <div>${START}${RULES}${areas.map(areaHtml).join('\n')}</div>
        </div>
      </main>
    </div>
  </body>
</html>
`
}

const START = `
<section id="start">
  <h2>10 строк до отчета</h2>
  <p>Создайте ключ в <a href="/user/settings/">настройках</a> с правом «заказывать» и пополните баланс. Ключ покажем один раз.</p>
  <h3>curl</h3>
  <p>Первый вызов заказывает выписку и платит с баланса. В ответе у каждой части есть <code>order_item_id</code>: по нему второй вызов отдает отчет.</p>
  <pre id="curl">${escapeMarkup(CURL_EXAMPLE)}</pre>
  <pre id="curl-report">${escapeMarkup(CURL_REPORT)}</pre>
  <h3>TypeScript</h3>
  <p>То же самое программой: <code>TOKEN=… node report.ts</code>. Отчет готовится от минуты, поэтому программа спрашивает, пока он не готов.</p>
  <pre id="typescript">${escapeMarkup(TYPESCRIPT_EXAMPLE)}</pre>
  <p>Устройство отчета описано <a href="/api-docs/report-1.json">схемой JSON</a>.</p>
</section>`

const RULES = `
<section id="rules">
  <h2>Ответы и отказы</h2>
  <p>Успешный ответ: <code>{ "data": … }</code>. Отказ: <code>{ "error": "текст", "code": "order/not-found", "requestId": "…" }</code>. Текст читает человек, по коду решает программа, номер запроса нужен поддержке.</p>
  <p>Деньги в рублях. Ключ передается заголовком <code>Authorization: Bearer …</code>. Вызов с заголовком <code>Idempotency-Key</code> можно повторить: второй раз ничего не закажем и не спишем, вернем первый ответ.</p>
  <p>Когда лимит исчерпан, ответ 429 говорит в поле <code>retry_at</code>, с какого времени можно повторить. После лимита поисков гостя в поле <code>task</code> еще и задание <code>altcha-lib</code>: вызов с его решением в заголовке <code>proof</code> проходит сразу, один раз.</p>
</section>`

const areaHtml = ({ area, name, calls }: { area: string; name: string; calls: readonly Call[] }): string => `
<section id="${area}">
  <h2>${name}</h2>
  ${calls.map(callHtml).join('\n  ')}
</section>`

function callHtml(call: Call): string {
  const { operationId, method, path, summary = '', parameters, requestBody, responses } = call
  const scope = call['x-token-scope']
  const isOpen = call['x-access'] === 'guest'
  const right = call['x-permission']
  return `<details id="${operationId}">
    <summary><code class="method">${method.toUpperCase()}</code> <code>/api${escapeMarkup(path)}</code> <span>${escapeMarkup(summary)}</span></summary>
    <p>${ACCESS[call['x-access']] ?? ''}${right ? ` с правом «${permissionLabel(right)}»` : ''}.${scope && !isOpen ? ` ${SCOPES[scope]}.` : ''}</p>
    ${parameters.length > 0 ? `<h3>Параметры</h3><dl>${parameters.map(parameterHtml).join('')}</dl>` : ''}
    ${requestBody ? `<h3>Тело запроса</h3>${bodyHtml(requestBody)}` : ''}
    ${responses['200'] ? `<h3>Ответ</h3>${bodyHtml(responses['200'])}` : ''}
    <h3>Отказы</h3><dl>${refusalsHtml(responses)}</dl>
  </details>`
}

const parameterHtml = ({ name, in: place, required, description, schema }: Parameter): string =>
  `<dt>${escapeMarkup(name)}</dt><dd>${[
    PLACES[place],
    required ? 'обязателен' : 'можно не указывать',
    escapeMarkup(typeText(schema)),
    description && escapeMarkup(description),
  ]
    .filter(Boolean)
    .join(', ')}</dd>`

const bodyHtml = ({ content }: Body): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p><code>${escapeMarkup(type)}</code></p><pre>${escapeMarkup(typeText(schema))}</pre>`,
    )
    .join('')

const refusalsHtml = (responses: Call['responses']): string =>
  Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => {
      const lines = description.split('\n\n').map(escapeMarkup)
      return `<dt>${status}</dt><dd>${lines.join('<br />')}</dd>`
    })
    .join('')
