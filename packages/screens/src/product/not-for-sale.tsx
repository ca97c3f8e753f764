import { catalogueProduct, isAnswerable } from '@proverka/domain/orders'
import { EmptyState, Link } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { siteFactsAtom } from '../brand/site-facts.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useAnswered } from '../prices/use-prices.ts'

interface NotForSaleProps {
  readonly productName: string
  /** Nobody answers, though the catalogue sells it in another form. */
  readonly isOpen?: boolean
}

/** In the place of a form whose check the site does not sell: why, and how to hear when it does. */
export function NotForSale({ productName, isOpen }: NotForSaleProps) {
  const answered = useAnswered()
  const brand = useBrand()
  const support = useAtomValue(siteFactsAtom)?.support ?? brand.support
  const title = catalogueProduct(productName)?.product_name_ru ?? ''
  if (isOpen || (answered && !isAnswerable(productName, answered)))
    return (
      <EmptyState title="Пока не проверяем: источник не подключен">
        <p>
          Денег за вопрос, на который никто не ответит, мы не берем.{' '}
          <Link
            href={`mailto:${support.email}?subject=${encodeURIComponent(`Сообщите, когда появится: ${title}`)}`}
          >
            Оставьте почту письмом
          </Link>{' '}
          — напишем, когда проверка появится.
        </p>
      </EmptyState>
    )
  return (
    <EmptyState title="Сейчас этой проверки нет в продаже">
      <p>Посмотрите другие проверки в списке сервисов.</p>
    </EmptyState>
  )
}
