import { requiredRule, typograph } from '@proverka/domain'
import { CHECK_REASONS, checkReason } from '@proverka/domain/checks'
import type { PersonCheckMetadata } from '@proverka/domain/checks'
import { RadioCards } from '../../fields/radio-cards/radio-cards.tsx'
import type { PersonPart } from './person-fields.tsx'

const cardsOf = (reasons: readonly (typeof CHECK_REASONS)[number][]) =>
  reasons.map(({ key, title, meaning }) => ({
    value: key,
    label: typograph(title),
    hint: typograph(meaning),
  }))
const ofPerson = cardsOf(CHECK_REASONS)
const ofOwner = cardsOf(CHECK_REASONS.filter((reason) => reason.ofOwner))

/** The field that a form needs for the choice. */
export const reasonFields = { reason: { label: 'Зачем проверяете', rule: requiredRule } }

/** Purpose and ground of the chosen reason; the form offers no other and refuses none. */
export function purposeOf({ reason }: { reason: string }): Omit<PersonCheckMetadata, 'person'> {
  const chosen = checkReason(reason)
  if (!chosen) throw new RangeError(`Unknown reason of a check ${reason}`)
  return { purpose: chosen.purpose, ground: chosen.ground }
}

/** One choice in plain words that carries purpose and ground; only a page about one purpose starts with it. */
export function ReasonField({
  form,
  of = 'person',
}: {
  form: PersonPart<'reason'>
  /** Who is checked: an owner is not checked for work. */
  of?: 'person' | 'owner'
}) {
  const { label, ...field } = form.field('reason')
  return (
    <RadioCards
      {...field}
      legend={label}
      hint="Отправляя форму, вы подтверждаете, что это так: закон № 152-ФЗ требует цель и основание проверки."
      options={of === 'owner' ? ofOwner : ofPerson}
    />
  )
}
