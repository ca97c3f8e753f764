import { isId } from '@proverka/domain'
import { Container } from '@proverka/ui/frame'
import { Button, EmptyState } from '@proverka/ui/primitives'
import { useParams } from 'react-router'
import { Queries } from '../../../runtime/data/queries.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { OrderFrame, OrderScreen } from './order-screen.tsx'
import * as css from './order.css.ts'

export { loader } from './order-loader.ts'

export function Component() {
  const { id = '' } = useParams()
  if (!isId(id)) return <NoSuchOrder />
  return (
    <Queries>
      <OrderScreen orderId={id} key={id} />
    </Queries>
  )
}

/** An address that cannot be an order's: refused without a call. */
function NoSuchOrder() {
  return (
    <>
      <GreyBackground />
      <PageHead title="Такого заказа нет" noindex />
      <Container className={css.page}>
        <EmptyState title="Такого заказа нет" action={<Button href="/user/orders/">Мои заказы</Button>}>
          <p>В адресе ошибка. Проверьте ссылку или откройте заказ из списка.</p>
        </EmptyState>
      </Container>
    </>
  )
}

export const Frame = OrderFrame
