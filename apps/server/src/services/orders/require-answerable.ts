import {
  numberedSubject,
  peopleOf,
  wantedNeeds,
  whatCanBeAnswered,
  type AnsweredQuestions,
  type KnownOfSubject,
} from '@proverka/domain/orders'
import { needMessage } from '@proverka/domain/reports'
import type { NewOrderItem } from '../../db/queries/order-items.ts'
import { InputError } from '../../http/error-reply.ts'

type Ordered = Pick<NewOrderItem, 'product_name' | 'metadata'>

/**
 * Refuses an order whose data are not enough for the questions that it is bought for, with the field and the sources that
 * need it (DEC-12). An owner who is to be named later is looked at when he is named.
 */
export function requireAnswerable(items: readonly Ordered[], answered: AnsweredQuestions): void {
  for (const item of items)
    for (const { path, known } of subjectsOf(item)) requireData(item.product_name, path, known, answered)
}

function requireData(
  productName: string,
  path: string,
  known: KnownOfSubject,
  answered: AnsweredQuestions,
): void {
  const leading = whatCanBeAnswered(productName, known, answered).filter(({ isLeading }) => isLeading)
  const [wanted] = wantedNeeds(leading)
  if (wanted) throw new InputError(`${path}.${wanted.need}`, needMessage(wanted.need, wanted.sources))
}

function subjectsOf(item: Ordered): readonly { readonly path: string; readonly known: KnownOfSubject }[] {
  const people = peopleOf(item)
  if (people.length > 0) return people.map((person) => ({ path: 'person', known: person }))
  const subject = numberedSubject(item)
  if (!subject) return []
  return [{ path: subject.kind === 'vehicle' ? 'entityAuto' : subject.kind, known: { ...subject } }]
}
