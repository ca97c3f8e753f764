import type { RemovalView } from '@proverka/api/contract'
import { buildPath } from '@proverka/domain/navigation'
import { groupDigits } from '@proverka/domain'
import { RetentionRuler } from '@proverka/ui/charts'
import { Button, Link, Notice } from '@proverka/ui/primitives'
import { useState } from 'react'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { useRemoval } from './data.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { stopsOf } from './removal-stops.ts'
import * as css from './settings.css.ts'

/** What goes when the account is deleted, what the law keeps and until which year. */
export function Removal() {
  const query = useRemoval()
  const [isOpen, setOpen] = useState(false)
  return (
    <section id="removal" className={css.between} aria-label="Удаление кабинета">
      <h3 className={css.title}>Если удалить кабинет сегодня</h3>
      <Loaded query={query} small title="Сроки не пришли" shape="text" lines={4}>
        {(plan) => (
          <>
            <RetentionRuler label="Что и когда удаляется" stops={stopsOf(plan)} />
            <OpenOrders plan={plan} />
            <div className={css.under}>
              <Button variant="danger" disabled={plan.open_orders.length > 0} onClick={() => setOpen(true)}>
                Удалить кабинет
              </Button>
              <span className={css.quiet}>
                {plan.has_password
                  ? 'Спросим пароль и еще раз покажем этот список'
                  : 'Сначала задайте пароль в разделе «Вход»: по нему удаляют кабинет'}
              </span>
            </div>
            {isOpen && <RemovalDialog plan={plan} onClosed={() => setOpen(false)} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Orders in work keep the account: their money would have no owner. */
function OpenOrders({ plan: { open_orders } }: { plan: RemovalView }) {
  if (open_orders.length === 0) return null
  return (
    <Notice small title="Есть заказы в работе">
      Дождитесь их или верните за них деньги:{' '}
      {open_orders.map(({ order_id, number }, index) => (
        <span key={order_id}>
          {index > 0 && ', '}
          <Link href={buildPath('order-id', { id: order_id })}>заказ {groupDigits(number)}</Link>
        </span>
      ))}
      .
    </Notice>
  )
}
