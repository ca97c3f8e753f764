import {
  numberedSubject,
  peopleOf,
  wantedNeeds,
  whatCanBeAnswered,
  type AnsweredQuestions,
  type KnownOfSubject,
} from '@proverka/domain/orders'
import { needMessage, type PersonInput } from '@proverka/domain/checks'
import type { NewOrderItem } from '../../platform/db/queries/orders/order-items.ts'
import { InputError } from '../../platform/refusals.ts'

type Ordered = Pick<NewOrderItem, 'product_name' | 'metadata'>

/**
 * Refuses an order whose data are not enough for the questions that it is bought for, with the field and the sources that
 * need it (DEC-12). A person who is named later passes `requireAnswerablePeople` then.
 */
export function requireAnswerable(items: readonly Ordered[], answered: AnsweredQuestions): void {
  for (const item of items) {
    const people = peopleOf(item)
    requireAnswerablePeople(item.product_name, people, answered)
    if (people.length > 0) continue
    const subject = numberedSubject(item)
    if (!subject) continue
    const path = subject.kind === 'vehicle' ? 'entityAuto' : subject.kind
    requireData(item.product_name, path, { ...subject }, answered)
  }
}

/** The same for people whom a paid item is to be about. */
export function requireAnswerablePeople(
  productName: string,
  people: readonly PersonInput[],
  answered: AnsweredQuestions,
): void {
  for (const person of people) requireData(productName, 'person', person, answered)
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
