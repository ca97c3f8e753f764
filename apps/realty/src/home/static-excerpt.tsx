import { usePublicPrices } from '@proverka/screens/runtime/prices/public-prices.ts'
import { QuestionsData, ServiceData } from '@proverka/screens/runtime/page/service-data.tsx'
import { lowestPrice, SERVICE_CARDS } from '@proverka/domain/orders'
import { QUESTIONS } from './questions.ts'
import { ReportExcerpt } from './report-excerpt.tsx'

const card = SERVICE_CARDS.find(({ key }) => key === 'property-dialog')

/** What the browser keeps as the server has drawn it: the excerpt, and what the page says to search engines. */
export function StaticExcerpt() {
  const prices = usePublicPrices()
  return (
    <>
      <ReportExcerpt />
      <ServiceData
        name="Проверка недвижимости и собственника"
        description="Выписки ЕГРН, переходы прав, обременения и проверка собственника до сделки."
        price={prices && lowestPrice(card?.products ?? [], prices)}
      />
      <QuestionsData questions={QUESTIONS.map(({ title, body }) => ({ title, text: body }))} />
    </>
  )
}
