import { ShortSources } from '@proverka/screens/pages/content/sources/short-sources.tsx'
import { Section } from '@proverka/ui/frame'
import { TimeRuler } from '@proverka/ui/order'

/** How the time passes and how the sources do; the browser keeps it as the server has drawn it. */
export function StaticSections() {
  return (
    <>
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
      <ShortSources />
    </>
  )
}
