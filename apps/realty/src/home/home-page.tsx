import { SavedIsland } from '@proverka/screens/pages/search/saved/saved-island.tsx'
import { PageHead } from '@proverka/screens/runtime/page/page-head.tsx'
import { useAppFacts } from '@proverka/screens/runtime/brand/brand-context.ts'
import { cardOf, useCardTerm, useCardPrice } from '@proverka/screens/runtime/prices/public-prices.ts'
import { buildPath } from '@proverka/domain/navigation'
import { BelowFold, StaticIsland } from '@proverka/page-engine/react'
import { Section } from '@proverka/ui/frame'
import { PriceList, PriceRow } from '@proverka/ui/order'
import { Accordion } from '@proverka/ui/primitives'
import { Hero } from './hero.tsx'
import { QUESTIONS } from './questions.ts'
import * as css from './home-page.css.ts'

const loadExcerpt = async () => (await import('./static-excerpt.tsx')).StaticExcerpt
const renderedAtBuild = import.meta.env.SSR ? await loadExcerpt() : undefined

const loadRest = async () => (await import('./static-sections.tsx')).StaticSections
const renderedSections = import.meta.env.SSR ? await loadRest() : undefined

/** Services beside those of a property, by the key of their card. */
const OTHERS = [
  ['person', 'Паспорт, розыск, долги, суды и банкротство'],
  ['bailiffs', 'Исполнительные производства и остаток долга'],
] as const

export { loader } from '@proverka/screens/pages/content/sources/sources-island.tsx'

/** Home of the real-estate brand: search first, then what a report is, its price and its time. */
export function Component() {
  const lowest = useCardPrice('property-dialog')
  const term = useCardTerm('property-dialog')
  return (
    <>
      <PageHead
        title="Проверка квартиры и собственника до сделки"
        description={`Выписки ЕГРН, переходы прав, обременения и проверка собственника по адресу или кадастровому номеру. Поиск бесплатный, отчет ${lowest ? `от ${lowest}, ` : ''}${term}.`}
      />
      <Hero />
      <SavedIsland />
      <BelowFold>
        <StaticIsland Content={renderedAtBuild} load={loadExcerpt} />
      </BelowFold>
      <BelowFold>
        <Section
          title="Цена и срок известны до входа"
          background="grey"
          note="Платите за отчет, а не за подписку. Автопродления нет. Если на отчет не ответил ни один источник, деньги за него возвращаем."
        >
          <PriceList>
            {lowest && (
              <PriceRow
                href="#search"
                title="Проверка недвижимости и собственника"
                note="Выписки из ЕГРН и проверка собственника: права, обременения, долги, суды"
                time={term}
                price={`от ${lowest}`}
                leading
              />
            )}
            {OTHERS.map(([card, note]) => (
              <CardRow key={card} card={card} note={note} />
            ))}
          </PriceList>
        </Section>
      </BelowFold>
      <BelowFold>
        <StaticIsland Content={renderedSections} load={loadRest} />
      </BelowFold>
      <BelowFold>
        <Section>
          <div className={css.questions}>
            <div>
              <h2 className={css.questionsTitle}>Вопросы перед сделкой</h2>
            </div>
            <Accordion items={QUESTIONS} />
          </div>
        </Section>
      </BelowFold>
    </>
  )
}

/** A service of a card, with its price and term; left out where it is not for sale. */
function CardRow({ card, note }: { card: string; note: string }) {
  const { served } = useAppFacts()
  const { routeName = '', title, turnaround } = cardOf(card) ?? {}
  const price = useCardPrice(card)
  if (price === undefined || !served.has(routeName)) return null
  return <PriceRow href={buildPath(routeName)} title={title} note={note} time={turnaround} price={price} />
}
