import type { AnsweredQuestions } from '@proverka/domain/orders'
import { checkOf } from '@proverka/domain/checks'
import { SourceStamp } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { answeredChecks, useAnswered } from '../../../runtime/prices/use-answered.ts'
import * as css from './source-badges.css.ts'
import type { LandingOffer } from './landing-content.ts'
import { productsOf, useOffer } from './use-offer.ts'

/** Who answers this check: badges of sources, not of partners that do not exist (UI-075). */
export function SourceBadges({ offer }: { offer: LandingOffer }) {
  const answered = useAnswered()
  return (
    <ul aria-label="Кто отвечает" className={css.badges}>
      {sourcesOf(offer, answered).map(([source, title]) => (
        <li key={source}>
          <SourceStamp source={source}>{title}</SourceStamp>
        </li>
      ))}
    </ul>
  )
}

/** Short names of the sources with the questions that they answer. */
function sourcesOf(
  offer: LandingOffer,
  answered: AnsweredQuestions | undefined,
): readonly (readonly [string, string])[] {
  const checks = productsOf(offer)
    .flatMap((product) => answeredChecks(product, answered))
    .flatMap((type) => checkOf(type) ?? [])
  const bySource = Map.groupBy(checks, ({ source }) => source)
  const told = [...bySource].map(
    ([source, asked]) => [source, [...new Set(asked.map(({ title }) => title))].join(', ')] as const,
  )
  return offer.kind === 'search' ? [['ЕГРН', 'Выписки об объекте и о переходе прав'], ...told] : told
}

/** Price and term as the catalogue has them. */
export function KeyTerms({ offer, onDeep = false }: { offer: LandingOffer; onDeep?: boolean }) {
  const facts = useOffer(offer)
  if (!facts) return null
  const terms = [
    ['цена', facts.price],
    ['обычный ответ', facts.term],
    ...(offer.kind === 'search' ? [] : [['в отчете', facts.questions]]),
  ]
  return (
    <dl className={clsx(css.keys, onDeep && css.keysOnDeep)}>
      {terms.map(([label, value]) => (
        <div key={label} className={css.key}>
          <dt className={clsx(css.keyLabel, onDeep && css.keyLabelOnDeep)}>{label}</dt>
          <dd className={css.keyValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
