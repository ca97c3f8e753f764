import { PRODUCTS, taskTypesOf, type AnsweredQuestions } from '@proverka/domain/orders'
import { checkOf } from '@proverka/domain/checks'

/** For stories: every question of the catalogue has a source, which needs what its check names. */
export function sampleAnswered(): Required<Omit<AnsweredQuestions, 'byProduct'>> {
  const of = (...subjects: readonly string[]) =>
    Object.fromEntries(
      PRODUCTS.filter(({ subject }) => subjects.includes(subject))
        .flatMap(({ product_name }) => taskTypesOf(product_name))
        .map((type) => [type, [checkOf(type)?.needs ?? []]]),
    )
  return {
    person: of('person', 'owner'),
    passport: { passport: [['passport']] },
    property: of('property'),
    company: of('company'),
    vehicle: of('vehicle'),
    taxpayer: of('taxpayer'),
    flat: of('flat'),
  }
}
