import type {
  ConclusionView,
  DocumentView,
  FactRow,
  FindingView,
  MatchView,
  SectionView,
  TableView,
  TaskView,
} from './document-view.ts'
import { withoutDirectionMarks } from './printable.ts'

/** Markup that is ready to stand in a page. */
interface Html {
  readonly markup: string
}

type Part = string | Html | false | undefined | readonly (string | Html)[]

/** Joins a template; every value that is not markup already is text and nothing else. */
function html(texts: TemplateStringsArray, ...values: Part[]): Html {
  return { markup: texts.reduce((page, text, index) => `${page}${text}${markupOf(values[index])}`, '') }
}

function markupOf(value: Part): string {
  if (!value) return ''
  if (typeof value === 'string') return escaped(value)
  return 'markup' in value ? value.markup : value.map(markupOf).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string =>
  withoutDirectionMarks(text).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? '')

const STYLE = `
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #1a1a1a; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #999; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .35rem .5rem; border: 1px solid #bbb; text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: 14rem 1fr; gap: .25rem 1rem; } dt { color: #555; } dd { margin: 0; overflow-wrap: anywhere; }
.demo { padding: .5rem 1rem; border: 2px solid #b00020; font-weight: bold; } .mark { font-weight: bold; } .small { color: #555; font-size: .875rem; }
section, tr { break-inside: avoid; } @media print { body { margin: 0; max-width: none; } }
`

/** A report as one page without scripts, pictures or addresses that load anything: for reading, saving and print. */
export function reportHtml(view: DocumentView): string {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${view.fileTitle}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        ${view.demo && html`<p class="demo">ДЕМОНСТРАЦИОННЫЕ ДАННЫЕ</p>`}
        <header>
          <p class="small">${view.product}, отчет ${view.number}, ${view.stamp}</p>
          <h1>${view.subject}</h1>
          ${view.subjectLines.map((line) => html`<p>${line}</p>`)}
        </header>
        ${conclusion(view.conclusion)} ${view.sections.map(section)} ${notChecked(view)}
        <footer class="small">
          <p>${view.footer.disclaimer}</p>
          <p>${view.footer.operator}</p>
          <p>${view.footer.url}</p>
        </footer>
      </body>
    </html> `.markup
}

const paragraph = (text: string): Html => html`${text && html`<p>${text}</p>`}`

const list = (items: readonly string[]): Html =>
  html`${
    items.length > 0 &&
    html`<ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>`
  }`

const facts = (rows: readonly FactRow[]): Html =>
  html`${
    rows.length > 0 &&
    html`<dl>
      ${rows.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`
  }`

function conclusion(view: ConclusionView): Html {
  return html`<section>
    <h2>Вывод</h2>
    <p class="mark">${view.mark.words}</p>
    <h3>${view.headline}</h3>
    ${paragraph(view.text)}
    ${view.points.map((point) => html`${point.title && html`<h3>${point.title}</h3>`}${paragraph(point.text)}${list(point.facts)}`)}
    ${
      view.advice.length > 0 &&
      html`<h3>Что сделать</h3>
        ${list(view.advice)}`
    }
    ${view.conditions && html`<p class="small">Вывод изменится, если: ${view.conditions}.</p>`}
  </section> `
}

function section(view: SectionView): Html {
  switch (view.kind) {
    case 'facts':
      return html`<section>
        <h2>${view.title}</h2>
        <p class="small">${view.source}</p>
        ${facts(view.rows)}
      </section> `
    case 'table':
      return table(view)
    case 'task':
      return task(view)
  }
}

function table({ title, note, columns, rows, empty }: TableView): Html {
  const head = columns.map((column) => html`<th scope="col">${column.title}</th>`)
  const body = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map((lines) => html`<td>${lines.map(paragraph)}</td>`)}
      </tr>`,
  )
  return html`<section>
    <h2>${title}</h2>
    ${paragraph(note)}
    ${
      rows.length > 0
        ? html`<table>
            <thead>
              <tr>
                ${head}
              </tr>
            </thead>
            <tbody>
              ${body}
            </tbody>
          </table>`
        : paragraph(empty)
    }
  </section> `
}

function task(view: TaskView): Html {
  return html`<section>
    <h2>${view.title}</h2>
    <p class="mark">${view.mark.words}</p>
    <p class="small">${view.source}, ${view.time}</p>
    ${view.asked && html`<p class="small">Спросили: ${view.asked}</p>`}
    ${paragraph(view.text)}${view.findings.map(finding)}
    ${view.meaning && html`<p><b>Что это значит.</b> ${view.meaning}</p>`}
    ${view.whatToDo && html`<p><b>Что делать.</b> ${view.whatToDo}</p>`}
    ${view.law && html`<p class="small">${view.law}</p>`}
  </section> `
}

const finding = ({ title, amount, facts: rows, match: compared }: FindingView): Html =>
  html`<h3>${title}${amount && `, ${amount}`}</h3>
    ${facts(rows)}${compared && match(compared)}`

const STATES = { same: 'совпадает', differs: 'отличается', unknown: 'нет данных' } as const

const match = ({ words, meaning, cells }: MatchView): Html =>
  html`<p>${words}. ${meaning}</p>
    <p class="small">${cells.map(({ label, state }) => `${label}: ${STATES[state]}`).join('; ')}</p>`

function notChecked({ notChecked: { rows, closing } }: DocumentView): Html {
  const body = rows.map(
    ({ what, why, how }) =>
      html`<tr>
        <td>${what}</td>
        <td>${why}</td>
        <td>${how}</td>
      </tr>`,
  )
  return html`<section>
    <h2>Что не проверено</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Что</th>
          <th scope="col">Почему</th>
          <th scope="col">Что делать</th>
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
    <p>${closing}</p>
  </section> `
}
