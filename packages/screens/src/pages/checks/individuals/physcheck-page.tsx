import { EXPERT_REPORT_PRODUCT_NAME, PRODUCTS } from '@proverka/domain/orders'
import type { ProductSubject } from '@proverka/domain/orders'
import { Container } from '@proverka/ui/frame'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import * as page from '../product/product-page.css.ts'
import * as css from './product-list.css.ts'
import { ProductList } from './product-list.tsx'

const GROUPS: readonly (readonly [title: string, subjects: readonly ProductSubject[]])[] = [
  ['Человек', ['person', 'taxpayer']],
  ['Компания', ['company']],
  ['Автомобиль', ['vehicle']],
]

/** Every check of the brand that has its own form (ROUTE-028). */
export function Component() {
  return (
    <Container className={page.page}>
      <GreyBackground />
      <PageHead
        title="Все проверки: человек, компания, автомобиль"
        description="Проверки по открытым реестрам с ценой и сроком: приставы, суды, банкротство, паспорт, контрагент, автомобиль."
      />
      <PagePlace title="Все проверки" />
      <h1 className={clsx(text.h1, page.title)}>Все проверки</h1>
      <p className={clsx(text.lead, page.lead)}>Цена и срок — за одну проверку, без подписки.</p>
      <div className={css.groups}>
        {GROUPS.map(([title, subjects]) => (
          <section key={title} className={css.group}>
            <h2 className={text.h3}>{title}</h2>
            <ProductList
              products={PRODUCTS.filter(
                ({ subject, product_name }) =>
                  subjects.includes(subject) && product_name !== EXPERT_REPORT_PRODUCT_NAME,
              )}
            />
          </section>
        ))}
      </div>
    </Container>
  )
}
