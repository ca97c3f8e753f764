import { typograph } from '@proverka/domain'
import type { EmailContent } from '../email-content.ts'
import { DEMO_MARK, type EmailFrame, type PlacedDocument } from '../email-frame.ts'
import { blockRow } from './blocks.ts'
import { BRAND_LOOKS, FONT, GROUND, TEXT, TEXT_SECONDARY, LINE_CONTROL, styleSheet, MUTED } from './look.ts'
import { html, type Markup } from '../../../platform/markup.ts'

/** An email as HTML for mail programs: tables and attributes, no images, no scripts, nothing fetched from anywhere. */
export function renderHtml(
  message: EmailContent,
  frame: EmailFrame,
  documents: readonly PlacedDocument[] = [],
): string {
  const shown = message.blocks.filter(({ kind }) => kind !== 'documents' || documents.length > 0)
  const page = html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${message.subject}</title>
        ${styleSheet(frame.brand)}
      </head>
      <body class="bg" style="margin:0;padding:0;background:${GROUND}">
        ${message.preview && html`<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${GROUND}">${message.preview}</div>`}
        <table
          role="presentation"
          class="bg"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${GROUND}"
        >
          <tr>
            <td align="center" style="padding:32px 0 48px">
              <table
                role="presentation"
                class="w"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:600px"
              >
                ${head(frame)} ${message.stamp && stampRow(message.stamp)}
                ${shown.map((block) => blockRow(block, { frame, documents }))}
                <tr>
                  <td class="pp" style="background:#ffffff;padding:0;line-height:30px;font-size:0">&nbsp;</td>
                </tr>
                ${foot(message, frame)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return page.markup
}

function head({ brand, name, tagline, isDemo }: EmailFrame): Markup {
  const { primary } = BRAND_LOOKS[brand]
  return html`<tr>
    <td class="p" style="padding:0 4px 16px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td width="34" style="width:34px">
            <table role="presentation" cellpadding="0" cellspacing="0" border="0">
              <tr>
                <td
                  width="26"
                  height="26"
                  align="center"
                  style="${FONT};width:26px;height:26px;background:${primary};color:#ffffff;font-size:18px;line-height:26px;font-weight:bold"
                >
                  ✓
                </td>
              </tr>
            </table>
          </td>
          <td
            class="ink"
            style="${FONT};font-size:20px;line-height:24px;font-weight:bold;letter-spacing:-.6px;color:${TEXT}"
          >
            ${name}
            <span
              class="i2"
              style="font-size:14px;font-weight:normal;letter-spacing:0;color:${TEXT_SECONDARY}"
              >${tagline}</span
            >
          </td>
          ${isDemo && html`<td class="i2 dm" align="right" style="${FONT};font-size:12px;line-height:16px;font-weight:bold;letter-spacing:.7px;color:${TEXT_SECONDARY}">${DEMO_MARK}</td>`}
        </tr>
      </table>
    </td>
  </tr>`
}

function stampRow({ title, at }: { title: string; at?: string }): Markup {
  return html`<tr>
    <td
      class="pp st p ds"
      style="background:${MUTED};padding:14px 32px;border-bottom:2px dashed ${LINE_CONTROL}"
    >
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td class="ink" style="${FONT};font-size:16px;line-height:22px;font-weight:bold;color:${TEXT}">
            ${typograph(title)}
          </td>
          ${at && html`<td class="i2" align="right" style="${FONT};font-size:14px;line-height:22px;color:${TEXT_SECONDARY}">${typograph(at)}</td>`}
        </tr>
      </table>
    </td>
  </tr>`
}

function foot({ reason, unsubscribe }: EmailContent, { brand, support, operator }: EmailFrame): Markup {
  const style = `${FONT};margin:0 0 10px;font-size:13px;line-height:19px;color:${TEXT_SECONDARY}`
  const mail = html`<a class="l" href="mailto:${support.email}" style="color:${BRAND_LOOKS[brand].link}"
    >${support.email}</a
  >`
  return html`<tr>
    <td class="p" style="padding:22px 32px 0">
      <p class="i2" style="${style}">${reason && `${typograph(reason)} `}${mail}, ${support.hours}</p>
      <p class="i2" style="${style}">${typograph(operator)}</p>
      ${unsubscribe && html`<p class="i2" style="${style}"><a class="l" href="${unsubscribe.page}" style="color:${BRAND_LOOKS[brand].link}">Отписаться</a></p>`}
    </td>
  </tr>`
}
