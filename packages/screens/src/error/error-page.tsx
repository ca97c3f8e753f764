import { buildPath } from '@proverka/domain/site'
import { Anchor, Button, Container, LinkButton, PlanDrawing } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAppFacts } from '../app/brand-context.ts'
import { PageHead } from '../app/page-head.tsx'
import * as css from './error-page.css.ts'
import { statusOfError } from './status-of-error.ts'

const NOT_FOUND = 404
const NOT_FOUND_TEXT = 'Страница не найдена, но вы можете выбрать нужный раздел ниже или вернуться назад'
const FAILURE_TEXT = 'Произошла ошибка, мы уже решаем эту проблему'

/** Links of the error page (ERR-18) by route; only those that the app serves are shown. */
const LINKS = [
  { label: 'Оценка стоимости', route: 'valuation' },
  { label: 'Проверка человека', route: 'check-person' },
  { label: 'Кредитный рейтинг', route: 'credit-rating' },
  { label: 'История продаж', route: 'sale-history' },
  { label: 'Мои заказы', route: 'user-orders' },
  { label: 'Баланс', route: 'user-balance' },
  { label: 'Тарифы', route: 'tariff' },
  { label: 'Настройки', route: 'user-settings' },
] as const

/** An address that is none, or a page that failed: an empty parcel on the plan and the ways on. */
export function ErrorPage({ error }: { error?: unknown }) {
  const status = error === undefined ? NOT_FOUND : statusOfError(error)
  const isNotFound = status === NOT_FOUND
  const { served } = useAppFacts()
  return (
    <>
      <PageHead title={isNotFound ? 'Страница не найдена' : 'Ошибка'} noindex />
      <div className={css.plan}>
        <PlanDrawing number="00:00:0000404:404" width={1920} height={460} parcel="void" decorative />
      </div>
      <Container className={css.page}>
        <div>
          <p className={css.number} aria-hidden="true">
            {status}
          </p>
          <h1 className={clsx(text.lead, css.words)}>{isNotFound ? NOT_FOUND_TEXT : FAILURE_TEXT}</h1>
          <p className={css.ways}>
            <Button href="/">На главную</Button>
            <LinkButton onClick={() => history.back()}>Вернуться назад</LinkButton>
          </p>
        </div>
        <ul className={css.links}>
          {LINKS.filter(({ route }) => served.has(route)).map(({ label, route }) => (
            <li key={route}>
              <Anchor href={buildPath(route)} className={css.link}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </Container>
    </>
  )
}
