import { isId } from '@proverka/domain'
import { Container } from '@proverka/ui/frame'
import { Button, EmptyState } from '@proverka/ui/primitives'
import { useParams } from 'react-router'
import { Queries } from '../../../runtime/data/queries.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { AwaitedDifference, DifferenceScreen } from './difference-screen.tsx'
import * as css from './difference.css.ts'

export { handle } from '../../search/lookup/header-search.ts'
export { loader } from './difference-loader.ts'

export function Component() {
  const { id = '', otherId = '' } = useParams()
  return (
    <>
      <GreyBackground />
      <PageHead title="Что изменилось" noindex />
      <Container className={css.page}>
        {isId(id) && isId(otherId) ? (
          <Queries>
            <DifferenceScreen id={id} otherId={otherId} key={`${id} ${otherId}`} />
          </Queries>
        ) : (
          <EmptyState title="Такого отчета нет" action={<Button href="/user/orders/">Мои заказы</Button>}>
            <p>В адресе ошибка. Откройте отчет из списка заказов и выберите, с чем его сравнить.</p>
          </EmptyState>
        )}
      </Container>
    </>
  )
}

export function Frame() {
  return (
    <>
      <GreyBackground />
      <PageHead title="Что изменилось" noindex />
      <Container className={css.page}>
        <AwaitedDifference />
      </Container>
    </>
  )
}
