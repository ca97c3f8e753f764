import { GENERATED_ORDERS } from '@proverka/domain/fixtures/generated-reports.ts'
import { ORDER_CASES } from '@proverka/domain/fixtures/order-cases.ts'
import { orderStatements } from '@proverka/domain/fixtures/order-statements.ts'
import { orderView, typesetView } from '@proverka/domain/views'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OrderBody } from './order-report.tsx'
import { LABELS, textsOf } from './page-texts.test-data.ts'

const all = [...ORDER_CASES, ...GENERATED_ORDERS]

describe('[TRUE-02, TRUE-08] the page of an order', () => {
  it.each(all)('says what its view says, word by word: %s', (_name, order) => {
    const view = typesetView(orderView(order))
    const said = orderStatements(view).filter((text) => !LABELS.has(text))
    const texts = textsOf(renderToStaticMarkup(<OrderBody view={view} />))
    expect([...new Set(texts)].toSorted()).toEqual([...new Set(said)].toSorted())
  })

  it('has one card of the verdict and a tab for each part', () => {
    for (const [, order] of all) {
      const html = renderToStaticMarkup(<OrderBody view={orderView(order)} />)
      expect(html.match(/id="conclusion"/g)).toHaveLength(1)
      expect(html.match(/role="tab"/g)).toHaveLength(order.parts.length)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
