import { escapeMarkup } from '../../platform/escape-markup.ts'
import { codesHtml } from './codes-html.ts'
import type { Area, Call } from './reference-areas.ts'
import { CURL_EXAMPLE, CURL_REPORT, TYPESCRIPT_EXAMPLE } from './reference-examples.ts'
import { COMMON_CODES } from './refusals.ts'
import { shellHtml } from './reference-shell.ts'

/** The first page: how to begin, the rules of all calls, and every call by its words, or those that were looked for. */
export function startPage(areas: readonly Area[], query: string): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return shellHtml(
    {
      title: 'Справочник API',
      description: 'Как заказать проверку из своей программы: ключ, десять строк кода, все вызовы.',
      content: words.length > 0 ? foundHtml(areas, query, words) : `${START}${RULES}${listHtml(areas)}`,
    },
    areas,
  )
}

const START = `
<p class="lead">Все, что делает сайт, может и ваша программа: найти объект, заказать отчет, получить его в JSON или PDF.</p>
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
  <h3 id="refusals">Отказы, которые бывают у любого вызова</h3>
  ${codesHtml(COMMON_CODES)}
  <p>Документы OpenAPI 3.1: <a href="/api-docs/openapi.json">вызовы программ</a>, <a href="/api-docs/openapi-pages.json">вызовы страниц сайта</a>, <a href="/api-docs/openapi-staff.json">вызовы сотрудников</a>.</p>
</section>`

const listHtml = (areas: readonly Area[]): string =>
  areas
    .map(
      ({ slug, title, calls }) =>
        `<section><h2><a href="/api-docs/${slug}/">${title}</a></h2>${linksHtml(slug, calls)}</section>`,
    )
    .join('\n')

function foundHtml(areas: readonly Area[], query: string, words: readonly string[]): string {
  const found = areas.flatMap((area) => {
    const calls = area.calls.filter((call) => isFound(call, area.title, words))
    return calls.length > 0 ? [{ ...area, calls }] : []
  })
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0)
  return `<p class="lead" role="status">По запросу «${escapeMarkup(query)}» вызовов: ${count}. <a href="/api-docs/">Показать все</a></p>
${listHtml(found)}`
}

/** Every word is in the path, the name, the sentence, the area or the names of what goes in. */
function isFound(call: Call, area: string, words: readonly string[]): boolean {
  const { method, path, operationId, summary = '', requestBody, parameters = [] } = call
  const input = JSON.stringify([
    requestBody?.content,
    parameters.map((one) => ('name' in one ? one.name : '')),
  ])
  const text = `${method} /api${path} ${operationId} ${summary} ${area} ${input}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const linksHtml = (slug: string, calls: readonly Call[]): string =>
  `<ul class="calls">${calls
    .map(
      ({ operationId, method, path, summary = '' }) =>
        `<li><a href="/api-docs/${slug}/#${operationId}"><code>${method.toUpperCase()} /api${escapeMarkup(path)}</code></a> ${escapeMarkup(summary)}</li>`,
    )
    .join('')}</ul>`
