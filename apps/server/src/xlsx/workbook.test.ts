import { describe, expect, it } from 'vitest'
import { workbookParts, type Cell } from './workbook.ts'

const textOf = (name: string, rows: readonly (readonly Cell[])[], title = 'Движения') => {
  const parts = workbookParts({
    name: title,
    columns: [
      { title: 'Что', width: 40, kind: 'text' },
      { title: 'Когда', width: 18, kind: 'time' },
      { title: 'Сумма', width: 14, kind: 'money' },
    ],
    rows,
  })
  return new TextDecoder().decode(parts.find((part) => part.name === name)?.bytes)
}
const SHEET = 'xl/worksheets/sheet1.xml'

describe('a workbook', () => {
  it('has a head that stays and a row of typed cells for each record', () => {
    const xml = textOf(SHEET, [['Заказ', new Date('2026-11-21T11:12:00Z'), -499.5]])
    expect(xml).toContain('<c r="A1" s="3" t="inlineStr"><is><t xml:space="preserve">Что</t></is></c>')
    expect(xml).toContain('state="frozen"')
    // 21.11.2026 14:12 in Moscow.
    expect(xml).toContain(`<c r="B2" s="2"><v>${46_347 + (14 * 60 + 12) / 1440}</v></c>`)
    expect(xml).toContain('<c r="C2" s="1"><v>-499.5</v></c>')
  })

  it('takes a text for a text, whatever stands in it', () => {
    const xml = textOf(SHEET, [['=1+1 <b>&"\u0000\uD800', null, null]])
    expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;&quot;\uFFFD</t>')
    expect(xml).toContain('<row r="2"><c r="A2"')
    expect(xml).not.toContain('r="B2"')
  })

  it('gives its sheet a name that the format allows', () => {
    expect(textOf('xl/workbook.xml', [], `a/b[c]:${'д'.repeat(40)}`)).toContain(
      `name="a b c  ${'д'.repeat(24)}"`,
    )
  })
})
