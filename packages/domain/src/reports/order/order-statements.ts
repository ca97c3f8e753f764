import {
  askedStatements,
  notCheckedStatements,
  sectionStatements,
  verdictStatements,
} from '../view/view-statements.ts'
import type { OrderView } from './order-view-types.ts'

/** Every statement of an order as plain texts, in the order of reading (TRUE-02). */
export function orderStatements(view: OrderView): readonly string[] {
  const { subject, reconciliation, parts, asked, notChecked } = view
  return [
    view.title,
    view.number,
    subject.name,
    ...subject.lines,
    ...verdictStatements(view.verdict),
    ...(reconciliation
      ? [
          reconciliation.title,
          ...reconciliation.columns,
          ...reconciliation.rows.flatMap(({ question, cells, outcome }) => [
            question,
            ...cells.map(({ text }) => text),
            outcome.words,
          ]),
        ]
      : []),
    ...parts.flatMap(({ title, mark, headline, subject: about, sections }) => [
      title,
      mark.words,
      headline,
      about,
      ...sections.flatMap(sectionStatements),
    ]),
    ...askedStatements(asked),
    ...notCheckedStatements(notChecked),
    view.disclaimer,
  ].filter((text) => text !== '')
}
