import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { text } from '@proverka/ui/theme'
import * as cabinet from '../layout/cabinet.css.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { TariffCompare } from './tariff-compare.tsx'
import * as css from './tariff.css.ts'

/** The tariffs for everybody: what checks cost with and without a subscription. */
export function TariffScreen() {
  return (
    <>
      <GreyBackground />
      <PageHead
        title="Тарифы на проверки"
        description="Сколько стоят 1, 10 и 100 проверок в месяц с подпиской и без нее. Цены берем из каталога."
      />
      <Container className={css.page}>
        <div className={cabinet.content}>
          <h1 className={text.h1}>Тарифы</h1>
          <TariffCompare path={buildPath('tariff')} />
        </div>
      </Container>
    </>
  )
}
