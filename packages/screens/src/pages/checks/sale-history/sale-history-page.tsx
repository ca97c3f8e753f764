import { Container, Panel } from '@proverka/ui/frame'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import * as page from '../product/product-page.css.ts'
import { HouseForm } from './house-form.tsx'
import * as css from './sale-history.css.ts'

const SHOWN = [
  ['Каждая квартира дома', 'Номер, этаж, комнаты и площадь, если они есть в данных.'],
  ['Дата и цена каждой продажи', 'Сначала последняя. Если продажи не найдено, так и сказано.'],
  ['Метр по годам', 'Медиана: половина продаж года дороже, половина дешевле.'],
] as const

/** The house whose sales are looked for (ROUTE-037). */
export function Component() {
  return (
    <Container className={page.page}>
      <GreyBackground />
      <PageHead
        title="История продаж квартир в доме"
        description="Квартиры дома с датами и ценами продаж и цена метра по годам. Нужен адрес дома, для просмотра — вход."
      />
      <PagePlace title="История продаж" />
      <h1 className={clsx(text.h1, page.title)}>История продаж</h1>
      <p className={clsx(text.lead, page.lead)}>
        За сколько и когда продавали квартиры в этом доме: не объявления, а сами продажи.
      </p>
      <div className={page.layout}>
        <Panel title="Адрес дома" padded>
          <HouseForm />
        </Panel>
        <div className={page.scope}>
          <Panel title="Что покажем" padded>
            <dl>
              {SHOWN.map(([name, meaning]) => (
                <div key={name} className={css.shown}>
                  <dt className={page.checkName}>{name}</dt>
                  <dd className={page.law}>{meaning}</dd>
                </div>
              ))}
            </dl>
            <p className={page.note}>
              Имен покупателей и продавцов здесь нет. Смотрят историю после входа, это бесплатно.
            </p>
          </Panel>
        </div>
      </div>
    </Container>
  )
}
