import { SourcesIsland } from '@proverka/screens/sources/sources-island.tsx'
import { PageHead } from '@proverka/screens/frame/page-head.tsx'
import { StaticIsland } from '@proverka/screens/start/static-island.tsx'
import { useAppFacts } from '@proverka/screens/brand/brand-context.ts'
import { useCardPrice } from '@proverka/screens/prices/public-prices.ts'
import { buildPath } from '@proverka/domain/navigation'
import { Section } from '@proverka/ui/frame'
import { PriceList, PriceRow, TimeRuler } from '@proverka/ui/order'
import { Accordion } from '@proverka/ui/primitives'
import { Hero } from './hero.tsx'
import { QUESTIONS } from './questions.ts'
import * as css from './home-page.css.ts'

const loadExcerpt = async () => (await import('./report-excerpt.tsx')).ReportExcerpt
const drawnAtBuild = import.meta.env.SSR ? await loadExcerpt() : undefined

const PERSON = {
  route: 'check-person',
  title: 'Проверка человека',
  note: 'Паспорт, розыск, долги, суды и банкротство',
  time: 'от 5 минут',
}
const BAILIFFS = {
  route: 'proverka-fssp',
  title: 'Долги у приставов',
  note: 'Исполнительные производства и остаток долга',
  time: 'около 1 минуты',
}

export { loader } from '@proverka/screens/sources/sources-island.tsx'

/** Home of the real-estate brand: search first, then what a report is, its price and its time. */
export function Component() {
  const { served } = useAppFacts()
  const lowest = useCardPrice('property-dialog')
  const others = [
    { ...PERSON, price: useCardPrice('person') },
    { ...BAILIFFS, price: useCardPrice('bailiffs') },
  ].filter(({ route, price }) => served.has(route) && price !== undefined)
  return (
    <>
      <PageHead
        title="Проверка квартиры и собственника до сделки"
        description={`Выписки ЕГРН, переходы прав, обременения и проверка собственника по адресу или кадастровому номеру. ${lowest ? `От ${lowest}, от` : 'От'} 30 минут, поиск бесплатный.`}
      />
      <Hero />
      <StaticIsland Drawing={drawnAtBuild} load={loadExcerpt} />
      <Section
        title="Цена и срок известны до входа"
        background="grey"
        note="Платите за отчет, а не за подписку. Автопродления нет. Если источник не ответил, деньги за эту часть возвращаем."
      >
        <PriceList>
          {lowest && (
            <PriceRow
              href="#search"
              title="Проверка недвижимости и собственника"
              note="Выписки из ЕГРН и проверка собственника: права, обременения, долги, суды"
              time="от 30 минут"
              price={`от ${lowest}`}
              leading
            />
          )}
          {others.map(({ route, title, note, time, price }) => (
            <PriceRow
              key={route}
              href={buildPath(route)}
              title={title}
              note={note}
              time={time}
              price={price}
            />
          ))}
        </PriceList>
      </Section>
      <Section
        title="Полчаса от адреса до ответа"
        note="Ваше время — около трех минут, остальное — ответ реестра. Готовый отчет придет на почту."
      >
        <TimeRuler
          moments={[
            {
              time: '0:00',
              title: 'Найдите объект',
              note: 'По адресу или номеру. Если вариантов несколько, покажем таблицу: площадь, тип, статус.',
            },
            {
              time: '0:01',
              title: 'Выберите отчеты',
              note: 'До оплаты видно, что войдет, сколько стоит и что может не найтись.',
            },
            {
              time: '0:03',
              title: 'Оплатите',
              note: 'Картой, без регистрации. Закроете окно оплаты — заказ не потеряется.',
            },
            {
              time: '0:30',
              title: 'Получите отчет',
              note: 'На странице и в PDF. Что не проверено — отдельным списком с причиной.',
            },
          ]}
        />
      </Section>
      <SourcesIsland />
      <Section>
        <div className={css.questions}>
          <div>
            <h2 className={css.questionsTitle}>Вопросы перед сделкой</h2>
          </div>
          <Accordion items={QUESTIONS} />
        </div>
      </Section>
    </>
  )
}
