import { SavedIsland } from '@proverka/screens/pages/search/saved/saved-island.tsx'
import { SourcesIsland } from '@proverka/screens/pages/content/sources/sources-island.tsx'
import { PageHead } from '@proverka/screens/runtime/page/page-head.tsx'
import { useAppFacts } from '@proverka/screens/runtime/brand/brand-context.ts'
import { useCardTerm, usePublicPrices } from '@proverka/screens/runtime/prices/public-prices.ts'
import { SERVICE_CARDS, serviceCards, servicePriceText } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'
import { BelowFold, StaticIsland } from '@proverka/page-engine/react'
import { Section } from '@proverka/ui/frame'
import { ServiceCard, ServiceGrid } from '@proverka/ui/order'
import { MatchStrength } from '@proverka/ui/report'
import { ResultBadge } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { FourAnswers } from './four-answers.tsx'
import { Hero } from './hero.tsx'
import * as css from './home-page.css.ts'
import { usePersonPrice } from './use-person-price.ts'

const loadData = async () => (await import('./home-data.tsx')).HomeData
const renderedData = import.meta.env.SSR ? await loadData() : undefined

const NOTES: Readonly<Record<string, string>> = {
  person: 'Паспорт, приставы, суды, банкротство, розыск, залоги одним отчетом',
  bailiffs: 'Кредиты, налоги, алименты и штрафы',
  passport: 'Есть ли в списке недействительных',
  reliability: 'Долги, банкротство, налоги и залоги',
}

/** The service of the other brand, for visitors who need to check a flat. */
const property = SERVICE_CARDS.find(({ key }) => key === 'property-dialog')

export { loader } from '@proverka/screens/pages/content/sources/sources-island.tsx'

/** Home of the individuals brand: the form first, then services, how namesakes are told apart, the four answers. */
export function Component() {
  const { brand, served } = useAppFacts()
  const prices = usePublicPrices()
  const price = usePersonPrice()
  const term = useCardTerm('person')
  const cards = serviceCards('home', false).filter(({ routeName }) => served.has(routeName))
  return (
    <>
      <PageHead
        title="Проверка человека по открытым реестрам"
        description={`Долги у приставов, суды, банкротство, паспорт и розыск с источником, временем и силой совпадения. Один отчет ${price ? `от ${price}, ` : ''}${term}, без подписки.`}
      />
      <Hero />
      <SavedIsland />
      <BelowFold>
        <Section
          title="Что можно проверить"
          note={`Отчет о человеке — ${term}${price ? `, от ${price}` : ''}. Цена, состав и срок известны до входа, подписки нет.`}
        >
          <ServiceGrid>
            {cards.map((card, index) => (
              <ServiceCard
                key={card.key}
                href={buildPath(card.routeName)}
                title={card.title}
                note={NOTES[card.key]}
                price={servicePriceText(card, prices)}
                time={card.turnaround}
                leading={index === 0}
                {...(index === 0 && { badge: 'recommended' as const })}
              />
            ))}
            <ServiceCard
              href={`${brand.origins.realty}/`}
              title="Квартира и собственник"
              note="Выписки ЕГРН, обременения, переходы прав"
              price={property && servicePriceText(property, prices)}
              time={property?.turnaround}
            />
          </ServiceGrid>
        </Section>
      </BelowFold>
      <BelowFold>
        <Section background="grey">
          <div className={css.match}>
            <div>
              <h2 className={text.h2}>Чужие долги не ваши</h2>
              <p className={css.lead}>
                Однофамилец — главная ошибка таких отчетов. Мы показываем, что именно совпало: имя, дата,
                регион, ИНН, документ. Слабое совпадение не красит вывод в красный.
              </p>
            </div>
            <ul className={css.rows}>
              <li className={css.row}>
                <p className={css.rowTitle}>
                  Это он<span className={css.rowNote}>Совпали пять признаков из пяти</span>
                </p>
                <ResultBadge tone="red">Найдено</ResultBadge>
                <div className={css.cells}>
                  <MatchStrength name="same" birthDate="same" region="same" inn="same" document="same" />
                </div>
              </li>
              <li className={css.row}>
                <p className={css.rowTitle}>
                  Скорее всего он<span className={css.rowNote}>Имя, дата рождения и регион</span>
                </p>
                <ResultBadge tone="red">Найдено</ResultBadge>
                <div className={css.cells}>
                  <MatchStrength
                    name="same"
                    birthDate="same"
                    region="same"
                    inn="unknown"
                    document="unknown"
                  />
                </div>
              </li>
              <li className={css.row}>
                <p className={css.rowTitle}>
                  Возможно, однофамилец<span className={css.rowNote}>Имя совпало, дата рождения другая</span>
                </p>
                <ResultBadge tone="yellow">Не влияет на вывод</ResultBadge>
                <div className={css.cells}>
                  <MatchStrength
                    name="same"
                    birthDate="differs"
                    region="unknown"
                    inn="unknown"
                    document="unknown"
                  />
                </div>
              </li>
            </ul>
          </div>
        </Section>
      </BelowFold>
      <BelowFold>
        <FourAnswers />
      </BelowFold>
      <BelowFold>
        <SourcesIsland />
      </BelowFold>
      <StaticIsland Content={renderedData} load={loadData} />
    </>
  )
}
