import { REPORT_LABELS } from '@proverka/domain/views'
import type {
  AskedView,
  FactRow,
  FiguresView,
  FindingView,
  MatchView,
  NotCheckedView,
  RecordView,
  RowsView,
  SectionView,
  TableView,
  VerdictView,
} from '@proverka/domain/views'
import type { ReportDocument } from './report-document.ts'
import { withoutDirectionMarks } from './printable.ts'
import { escapeMarkup } from '../../platform/escape-markup.ts'

/** Markup that needs no further escaping. */
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
  if (typeof value === 'string') return escapeMarkup(withoutDirectionMarks(value))
  return 'markup' in value ? value.markup : value.map(markupOf).join('')
}

const STYLE = `
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #1a1a1a; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #999; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .35rem .5rem; border: 1px solid #bbb; text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: 14rem 1fr; gap: .25rem 1rem; } dt { color: #555; } dd { margin: 0; overflow-wrap: anywhere; }
.demo { padding: .5rem 1rem; border: 2px solid #b00020; font-weight: bold; } .mark { font-weight: bold; } .small { color: #555; font-size: .875rem; }
section, tr { break-inside: avoid; } @media print { body { margin: 0; max-width: none; } }
`

/** A report as one page without scripts, pictures or addresses that load anything: for reading, saving and print. */
export function reportHtml({ paper, view }: ReportDocument): string {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${paper.fileTitle}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        ${paper.demo && html`<p class="demo">${REPORT_LABELS.demo.toUpperCase()}</p>`}
        <header>
          <p class="small">${paper.product}, ${paper.name} ${paper.number}, ${paper.stamp}</p>
          <h1>${paper.subject}</h1>
          ${paper.subjectLines.map((line) => html`<p>${line}</p>`)}
          ${paper.badge && html`<p class="mark">${paper.badge.words}</p>`}
        </header>
        ${verdict(view.verdict)} ${view.sections.map(section)} ${asked(view.asked)}
        ${notChecked(view.notChecked)}
        <footer class="small">
          <p>${paper.disclaimer}</p>
          <p>${paper.operator}</p>
          <p>${paper.url}</p>
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

const grid = (heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html => {
  const head = heads.map((title) => html`<th scope="col">${title}</th>`)
  const body = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  )
  return html`<table>
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`
}

function verdict({ mark, headline, points, text, adviceTitle, advice, conditions }: VerdictView): Html {
  return html`<section>
    <p class="mark">${mark.words}</p>
    <h2>${headline}</h2>
    ${points.map((point) => html`<p>${point.mark && html`<b>${point.mark.words}</b> `}${point.text}</p>`)}
    ${paragraph(text)}
    ${
      advice.length > 0 &&
      html`<h3>${adviceTitle}</h3>
        ${list(advice)}`
    }
    ${conditions && html`<p class="small">${conditions}</p>`}
  </section> `
}

function section(view: SectionView): Html {
  return html`<section>
    <h2>${view.title}</h2>
    ${'stamp' in view && view.stamp && html`<p class="small">${view.stamp.source}, ${view.stamp.time}</p>`}
    ${sectionBody(view)}
  </section> `
}

function sectionBody(view: SectionView): Html {
  switch (view.kind) {
    case 'facts':
      return html`<p class="small">${view.note}</p>
        ${facts(view.rows)}${view.figures && figures(view.figures)}`
    case 'rows':
      return register(view)
    case 'table':
      return table(view)
    case 'finding':
      return findings(view)
    case 'running':
      return html`<p class="mark">${view.mark.words}</p>
        <p class="small">${view.source}</p>
        <p>${view.text}</p>`
  }
}

function register({ rows: lines }: RowsView): Html {
  return grid(
    ['', REPORT_LABELS.entry, REPORT_LABELS.meaning],
    lines.map(({ index, label, value, details, about, meaning }) => [
      index,
      html`<p class="small">${label}</p>
        <p class="mark">${value}</p>
        ${[...details, ...(about ? [about.text] : [])].map(paragraph)}`,
      meaning,
    ]),
  )
}

function table({ note, mark, columns, rows: lines }: TableView): Html {
  return html`${mark && html`<p class="mark">${mark.words}</p>`}${paragraph(note)}${grid(
    columns.map(({ title }) => title),
    lines.map(({ cells }) => cells.map((texts) => html`${texts.map(paragraph)}`)),
  )}`
}

function figures({ title, heads, rows: lines }: FiguresView): Html {
  return html`<h3>${title}</h3>
    ${grid(heads, lines)}`
}

function findings(view: FindingView): Html {
  const { mark, records, meaning, whatToDo, law } = view
  return html`<p class="mark">${mark.words}</p>
    ${records.map(record)} ${view.figures && figures(view.figures)}
    ${meaning && html`<p><b>${REPORT_LABELS.meaning}.</b> ${meaning}</p>`}
    ${law && html`<p class="small">${law}</p>`}
    ${whatToDo && html`<p><b>${REPORT_LABELS.whatToDo}.</b> ${whatToDo}</p>`}`
}

const record = ({ title, amount, facts: lines, match: compared, figures: drawn }: RecordView): Html =>
  html`<h3>${title}${amount && `, ${amount}`}</h3>
    ${facts(lines)}${compared && match(compared)}${drawn && figures(drawn)}`

const match = ({ words, meaning, cells }: MatchView): Html =>
  html`<p>${words}. ${meaning}</p>
    <p class="small">${cells.map(({ label, words: state }) => `${label}: ${state}`).join('; ')}</p>`

function asked({ title, rows: sources }: AskedView): Html {
  const checks = sources.flatMap((row) =>
    row.checks.map((check, index) => [
      index === 0 ? html`<b>${row.source}</b> ${row.with}` : '',
      html`${check.title} <span class="small">${check.register}</span>`,
      check.mark.words,
      check.time,
    ]),
  )
  return html`<section>
    <h2>${title}</h2>
    ${grid([REPORT_LABELS.source, REPORT_LABELS.asked, REPORT_LABELS.answer, REPORT_LABELS.time], checks)}
  </section> `
}

function notChecked({ title, rows: lines, closing }: NotCheckedView): Html {
  return html`<section>
    <h2>${title}</h2>
    ${grid(
      [REPORT_LABELS.unknown, REPORT_LABELS.why, REPORT_LABELS.how],
      lines.map(({ what, why, how }) => [what, why, how]),
    )}
    <p>${closing}</p>
  </section> `
}
