import { EmptyState } from '@proverka/ui/primitives'

/** In the place of a form whose check the site does not sell. */
export function NotForSale() {
  return (
    <EmptyState title="Сейчас этой проверки нет в продаже">
      <p>Посмотрите другие проверки в списке сервисов.</p>
    </EmptyState>
  )
}
