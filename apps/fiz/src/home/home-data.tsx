import { ServiceData } from '@proverka/screens/runtime/page/service-data.tsx'
import { usePublicPrices } from '@proverka/screens/runtime/prices/public-prices.ts'

/** What the page says to search engines; drawn by the server alone. */
export function HomeData() {
  return (
    <ServiceData
      name="Проверка человека"
      description="Долги у приставов, суды, банкротство, паспорт и розыск по открытым реестрам."
      price={usePublicPrices()?.['PersonCheck']}
    />
  )
}
