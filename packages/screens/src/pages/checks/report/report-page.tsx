import { isId } from '@proverka/domain'
import { Container } from '@proverka/ui/frame'
import { Button, EmptyState } from '@proverka/ui/primitives'
import { useParams } from 'react-router'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { AwaitedReport, ReportScreen } from './report-screen.tsx'
import * as css from './report.css.ts'

export { handle } from '../../search/lookup/header-search.ts'
export { loader } from './report-loader.ts'

export function Component() {
  const { id = '' } = useParams()
  if (!isId(id)) return <NoSuchReport />
  return (
    <Queries>
      <ReportScreen itemId={id} key={id} />
    </Queries>
  )
}

/** An address that cannot be a report's: refused without a call. */
function NoSuchReport() {
  return (
    <>
      <GreyBackground />
      <PageHead title="Такого отчета нет" noindex />
      <Container className={css.page}>
        <EmptyState title="Такого отчета нет" action={<Button href="/user/orders/">Мои заказы</Button>}>
          <p>В адресе ошибка. Проверьте ссылку или откройте отчет из списка заказов.</p>
        </EmptyState>
      </Container>
    </>
  )
}

export function Frame() {
  return (
    <>
      <GreyBackground />
      <PageHead title="Отчет" noindex />
      <Container className={css.page}>
        <AwaitedReport />
      </Container>
    </>
  )
}
