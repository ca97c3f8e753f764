import { formatFileSize, typograph } from '@proverka/domain'
import { MARKS, type Block, type EmailLink, type EmailSubject, type EmailTone } from '../blocks.ts'
import type { EmailFrame, PlacedDocument } from '../email-frame.ts'
import { BRAND_LOOKS, FILLS, FONT, TEXT, TEXT_SECONDARY, LINE, LINE_CONTROL, SURFACE, WORDS } from './look.ts'
import { html, type Markup } from '../../../platform/markup.ts'

/** The context of an email's blocks: its frame and what became of its documents. */
export interface BlockContext {
  readonly frame: EmailFrame
  readonly documents: readonly PlacedDocument[]
}

/** Class of a word's colour in the dark theme. */
const WORD_CLASSES: Readonly<Record<EmailTone, string>> = {
  red: 'tr',
  orange: 'to',
  yellow: 'ty',
  green: 'tg',
  grey: 'tn',
  plain: 'ink',
}

/** One block as a row of the email's table. */
export function blockRow(block: Block, context: BlockContext): Markup {
  const body = blockBody(block, context)
  if (block.kind === 'payment')
    return html`<tr>
      <td class="pp" style="background:${SURFACE};padding:0">${body}</td>
    </tr>`
  return html`<tr>
    <td class="pp p" style="background:${SURFACE};padding:22px 32px 0">${body}</td>
  </tr>`
}

function blockBody(block: Block, context: BlockContext): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h1
        class="ink h"
        style="${FONT};margin:0;font-size:30px;line-height:34px;font-weight:bold;letter-spacing:-.9px;color:${TEXT}"
      >
        ${typograph(block.text)}
      </h1>`
    case 'text':
      return html`<p
        class="${block.isMuted ? 'i2' : 'ink'}"
        style="${FONT};margin:0;font-size:16px;line-height:24px;color:${block.isMuted ? TEXT_SECONDARY : TEXT}"
      >
        ${lines(block.text)}${block.link && html` ${anchor(block.link, context)}`}
      </p>`
    case 'subject':
      return subjectLines(block.subject, 44)
    case 'payment':
      return paymentTable(block)
    case 'facts':
      return ruledTable('ln q', block.rows.map(factRow))
    case 'schedule':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        ${block.rows.map(scheduleRow)}
      </table>`
    case 'tally':
      return html`<table
        role="presentation"
        class="g"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
      >
        <tr>
          ${block.cells.map(tallyCell)}
        </tr>
      </table>`
    case 'parts':
      return ruledTable('ln', block.rows.map(partRow))
    case 'note':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            class="nc ds"
            style="background:#eef2f6;border-left:4px double ${LINE_CONTROL};padding:16px 18px"
          >
            <p class="ink" style="${FONT};margin:0;font-size:16px;line-height:23px;color:${TEXT}">
              <b>${typograph(block.title)}</b> ${typograph(block.text)}
            </p>
            ${block.link && html`<p style="${FONT};margin:8px 0 0;font-size:16px;line-height:23px;font-weight:bold">${anchor(block.link, context)}</p>`}
          </td>
        </tr>
      </table>`
    case 'button':
      return buttonTable(block, context)
    case 'secret':
      return html`<p
          class="i2"
          style="${FONT};margin:0;font-size:14px;line-height:20px;color:${TEXT_SECONDARY}"
        >
          ${block.label}
        </p>
        <p
          class="ink"
          style="font-family:Consolas,Menlo,monospace;margin:2px 0 0;font-size:24px;line-height:32px;font-weight:bold;color:${TEXT}"
        >
          ${block.value}
        </p>`
    case 'documents':
      return documentLines(context)
  }
}

/** Rows under a heavy line. */
const ruledTable = (className: string, rows: readonly Markup[]): Markup =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    class="${className}"
    style="border-top:2px solid ${TEXT}"
  >
    ${rows}
  </table>`

function subjectLines({ product, number, address }: EmailSubject, size: 44 | 29): Markup {
  return html`<p
      class="i2"
      style="${FONT};margin:0 0 4px;font-size:15px;line-height:21px;color:${TEXT_SECONDARY}"
    >
      ${typograph(product)}
    </p>
    ${number && html`<p class="ink n" style="${FONT};margin:0;font-size:${size}px;line-height:${size + 4}px;font-weight:bold;letter-spacing:${size === 44 ? '-1.8px' : '-1.2px'};color:${TEXT};white-space:nowrap">${number}</p>`}${address && html`<p class="ink" style="${FONT};margin:4px 0 0;font-size:16px;line-height:23px;color:${TEXT}">${typograph(address)}</p>`}`
}

function paymentTable({ how, sum, note, subject }: Extract<Block, { kind: 'payment' }>): Markup {
  const small = `${FONT};margin:0;font-size:14px;line-height:20px;color:${SURFACE}`
  return html`<table class="s" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        class="c inv p"
        width="232"
        valign="top"
        style="width:232px;background:${TEXT};padding:24px 20px 24px 32px"
      >
        <p style="${small}">${how}</p>
        <p
          style="${FONT};margin:2px 0;font-size:44px;line-height:50px;font-weight:bold;letter-spacing:-2px;color:${SURFACE};white-space:nowrap"
        >
          ${typograph(sum)}
        </p>
        <p style="${small}">${typograph(note)}</p>
      </td>
      <td class="c p" valign="top" style="padding:24px 32px 24px 24px">${subjectLines(subject, 29)}</td>
    </tr>
  </table>`
}

function factRow({ label, value }: { label: string; value: string }): Markup {
  return html`<tr>
    <td
      class="ink ln a"
      width="176"
      valign="top"
      style="${FONT};width:176px;padding:12px 14px 12px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:21px;font-weight:bold;color:${TEXT}"
    >
      ${typograph(label)}
    </td>
    <td
      class="ink ln b"
      valign="top"
      style="${FONT};padding:12px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:22px;color:${TEXT}"
    >
      ${lines(value)}
    </td>
  </tr>`
}

function scheduleRow({
  time,
  title,
  note,
  isPast,
}: {
  time: string
  title: string
  note?: string
  isPast: boolean
}): Markup {
  const bar = isPast ? `border-left:4px solid ${TEXT}` : `border-left:4px dashed ${LINE_CONTROL}`
  return html`<tr>
    <td
      class="ink t"
      width="116"
      valign="top"
      style="${FONT};width:116px;padding:12px 8px 12px 0;font-size:20px;line-height:24px;font-weight:bold;letter-spacing:-.6px;color:${TEXT}"
    >
      ${typograph(time)}
    </td>
    <td
      class="${isPast ? 'tb' : 'ds'}"
      valign="top"
      style="${FONT};padding:12px 0 12px 18px;${bar};font-size:16px;line-height:23px"
    >
      <span class="ink" style="color:${TEXT};font-weight:${isPast ? 'bold' : 'normal'}"
        >${typograph(title)}</span
      >${note && html`<br /><span class="i2" style="font-size:14px;line-height:20px;color:${TEXT_SECONDARY}">${typograph(note)}</span>`}
    </td>
  </tr>`
}

function tallyCell({ tone, count, word }: { tone: keyof typeof FILLS; count: number; word: string }): Markup {
  const isGrey = tone === 'grey'
  const frame = isGrey ? `border:2px dashed ${LINE_CONTROL};` : ''
  return html`<td
    class="${isGrey ? 'kg' : 'k'}"
    valign="top"
    style="${FONT};padding:10px 8px 11px 12px;${frame}color:${isGrey ? TEXT_SECONDARY : TEXT};background:${FILLS[tone]}"
  >
    <span style="font-size:28px;line-height:30px;font-weight:bold;letter-spacing:-1px">${count}</span
    ><br /><span style="font-size:13px;line-height:18px">${MARKS[tone]}${word}</span>
  </td>`
}

function partRow({ title, note, tone, mark }: Extract<Block, { kind: 'parts' }>['rows'][number]): Markup {
  return html`<tr>
    <td
      class="ink ln"
      valign="top"
      style="${FONT};padding:13px 12px 13px 0;border-bottom:1px solid ${LINE};font-size:16px;line-height:22px;font-weight:bold;color:${TEXT}"
    >
      ${typograph(title)}${note !== '' && html`<br /><span class="i2" style="font-size:14px;line-height:20px;font-weight:normal;color:${TEXT_SECONDARY}">${typograph(note)}</span>`}
    </td>
    <td
      class="ln ${WORD_CLASSES[tone]}"
      align="right"
      valign="top"
      style="${FONT};padding:13px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:22px;font-weight:bold;color:${WORDS[tone]};white-space:nowrap"
    >
      ${MARKS[tone]}${mark}
    </td>
  </tr>`
}

function buttonTable({ link, note }: Extract<Block, { kind: 'button' }>, { frame }: BlockContext): Markup {
  const fill = BRAND_LOOKS[frame.brand].primary
  return html`<table role="presentation" class="btn" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td align="center" style="background:${fill}">
          <a
            href="${link.url}"
            style="${FONT};display:inline-block;padding:16px 34px;font-size:18px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none"
            >${typograph(link.text)}</a
          >
        </td>
      </tr>
    </table>
    ${note && html`<p class="i2" style="${FONT};margin:12px 0 0;font-size:14px;line-height:20px;color:${TEXT_SECONDARY}">${typograph(note)}</p>`}`
}

/** What is attached by name and size; a link for everything, for readers whose mail program does not open files. */
function documentLines(context: BlockContext): Markup {
  const paragraphs = context.documents.map((document) => {
    const { attached, title, url } = document
    const name = attached
      ? html`<b>Во вложении</b> — «${attached.filename}», ${typograph(formatFileSize(attached.bytes))}. `
      : html`<b>${typograph(title)}.</b> `
    return html`<p class="ink" style="${FONT};margin:0 0 6px;font-size:15px;line-height:23px;color:${TEXT}">
      ${name}${anchor({ text: attached ? 'Открыть на сайте' : 'Открыть', url }, context)}
    </p>`
  })
  return html`${paragraphs}`
}

function anchor({ text, url }: EmailLink, { frame }: BlockContext): Markup {
  return html`<a class="l" href="${url}" style="color:${BRAND_LOOKS[frame.brand].link}"
    >${typograph(text)}</a
  >`
}

/** Line breaks of a text as breaks of the email. */
function lines(text: string): readonly Markup[] {
  return text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${typograph(line)}`)
}
