import { catalogueProduct, isAnswerable } from '@proverka/domain/orders'
import { EmptyState } from '@proverka/ui/primitives'
import { SupportLink } from '../../../runtime/brand/support-link.tsx'
import { SaleWait } from './sale-wait.tsx'
import { useAnswered } from '../../../runtime/prices/use-answered.ts'

interface NotForSaleProps {
  readonly productName: string
  /** No connected source answers in the form of this page, though the catalogue sells it in another one. */
  readonly isUnanswered?: boolean
}

/** Replaces the form of a check that the site does not sell: why, and how to be notified when it does. */
export function NotForSale({ productName, isUnanswered }: NotForSaleProps) {
  const answered = useAnswered()
  const title = catalogueProduct(productName)?.product_name_ru ?? ''
  const isAwaitable = answered !== undefined && !isAnswerable(productName, answered)
  if (isUnanswered || isAwaitable)
    return (
      <EmptyState title="Пока не проверяем: источник не подключен">
        <p>
          Денег за вопрос, на который никто не ответит, мы не берем.{' '}
          {isAwaitable ? (
            'Оставьте почту: напишем один раз, когда проверка появится.'
          ) : (
            <SupportLink subject={`Сообщите, когда появится: ${title}`}>Напишите нам</SupportLink>
          )}
        </p>
        {isAwaitable && <SaleWait productName={productName} />}
      </EmptyState>
    )
  return (
    <EmptyState title="Сейчас этой проверки нет в продаже">
      <p>Посмотрите другие проверки в списке сервисов.</p>
    </EmptyState>
  )
}
