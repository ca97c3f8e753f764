import { typograph } from '@proverka/domain'
import { buildPath, routeHeading } from '@proverka/domain/navigation'
import { Container, Section } from '@proverka/ui/frame'
import { Anchor, Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { PageHead } from '../frame/page-head.tsx'
import * as landing from '../landing/hero.css.ts'
import * as css from './product-list.css.ts'
import { ProductList, productsNamed } from './product-list.tsx'

const STAFF = productsNamed('EmployeeCheck', 'SecurityCheck', 'DriverCheck', 'SelfEmployedCheck')
const PARTNERS = productsNamed('CounterAgent', 'LegalEntity', 'BusinessPartner', 'InnCheck')

/** The offer for businesses: checks of staff and partners, bills and the API (ROUTE-029). */
export function Component() {
  return (
    <>
      <PageHead
        title={routeHeading('physcheck-business')}
        description="Проверки сотрудников, водителей, самозанятых и контрагентов по открытым реестрам. Счет, акт, API."
      />
      <section className={landing.deep}>
        <Container className={landing.deepInner}>
          <div className={landing.deepWords}>
            <h1 className={clsx(text.hero, landing.title)}>{routeHeading('physcheck-business')}</h1>
            <p className={clsx(text.lead, landing.leadOnDeep)}>
              {typograph(
                'Сотрудники, водители, самозанятые и контрагенты — по открытым реестрам, с источником и временем каждого ответа.',
              )}
            </p>
          </div>
        </Container>
      </section>
      <Section
        title="Кого берете"
        note="Проверка кандидата законна с его письменного согласия (ст. 86 ТК РФ)"
      >
        <div className={css.wide}>
          <ProductList products={STAFF} />
        </div>
      </Section>
      <Section title="С кем договор" background="grey">
        <div className={css.wide}>
          <ProductList products={PARTNERS} />
        </div>
      </Section>
      <Section title="Как платить и как подключить">
        <div className={css.groups}>
          <p>
            Отчеты оплачивают с баланса: его пополняют картой или по счету, акт выдаем в кабинете. Чем больше
            заказов, тем ниже цена: <Link href={buildPath('tariff')}>тарифы</Link>.
          </p>
          <p>
            Проверки можно заказывать из своей программы: <Anchor href="/api-docs/">справочник API</Anchor>.
          </p>
        </div>
      </Section>
    </>
  )
}
