import { describe, expect, it } from 'vitest'
import { GENERATED_ORDERS } from '../../../fixtures/generated-reports.ts'
import { ORDER_CASES } from '../../../fixtures/order-cases.ts'
import { orderStatements } from '../../../fixtures/order-statements.ts'
import { orderView } from '../order/order-view.ts'
import { typesetView } from '../report/typeset-view.ts'
import { signedOrder, type SignedReport } from './signed-report.ts'

const UPDATED_AT = '2026-11-24T11:43:00.000Z'

const textsOf = ({ document, outline, parts }: SignedReport): string =>
  [
    document.title,
    document.number,
    ...outline.map(({ title }) => title),
    ...parts.flatMap(({ columns, rows }) => [
      ...columns,
      ...rows
        .flat()
        .map((cell) =>
          typeof cell === 'string'
            ? cell
            : cell.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
        ),
    ]),
  ].join('\n')

describe('[TRUST-01] an order of several parts for its signature', () => {
  it.each([...ORDER_CASES, ...GENERATED_ORDERS])('says what its view says: %s', (_name, order) => {
    const text = textsOf(signedOrder(order, UPDATED_AT))
    for (const statement of orderStatements(typesetView(orderView(order)))) expect(text).toContain(statement)
  })

  it.each(ORDER_CASES)('has each section once, with its table: %s', (_name, order) => {
    const { outline, parts } = signedOrder(order, UPDATED_AT)
    expect(parts).toHaveLength(outline.length)
    expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length)
  })

  it('lets nobody hide its conclusion, those of its parts, encumbrances and what was not checked', () => {
    const [[, order] = []] = ORDER_CASES
    if (!order) throw new Error('no order')
    const { document, outline } = signedOrder(order, UPDATED_AT)
    expect(document).toMatchObject({
      kind: 'property',
      version: '',
      updated: 'обновлено 24.11.2026, 14:43\u00a0МСК',
    })
    const fixed = outline.filter((section) => section.fixed).map(({ id }) => id)
    expect(fixed).toEqual(
      expect.arrayContaining(['verdict', 'part-1', 'part-1-encumbrances', 'part-2', 'asked', 'not-checked']),
    )
    expect(fixed).not.toContain('part-1-object')
    expect(outline.length).toBeGreaterThan(fixed.length)
  })
})
