import { type OrderFacts, orderKind, orderView, typesetView } from '@proverka/domain/views'
import { orderPaper, type ReportPdfOptions } from './paper.ts'
import { createTypesetter, type Typeset } from './typesetter.ts'

export interface OrderPdf {
  /** One tagged PDF of all parts; equal input gives equal bytes. */
  readonly render: (order: OrderFacts, options: ReportPdfOptions) => Promise<Uint8Array>
}

/** Orders in print: one verdict, each source once, every part (TRUE-08). */
export function createOrderPdf(typeset: Typeset = createTypesetter()): OrderPdf {
  return {
    render: async (order, options) => {
      const view = typesetView(orderView(order))
      const paper = orderPaper(view, orderKind(order), options)
      return typeset('order.typ', { paper, view }, options.now, {
        logo: options.logo,
        attachments: options.proof?.attachments,
      })
    },
  }
}
