import { buildPath, ERROR_PAGE_MENU, servedEntries } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Anchor, Button, LinkButton, PlanDrawing } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAppFacts } from '../brand/brand-context.ts'
import { PageHead } from '../page/page-head.tsx'
import * as css from './error-page.css.ts'
import { FAILURE_TEXT } from './failure-text.ts'
import { errorLine, refusalOf, statusOfError } from './status-of-error.ts'

const NOT_FOUND = 404
const NOT_FOUND_TEXT = 'Страница не найдена, но вы можете выбрать нужный раздел ниже или вернуться назад'

/** An address that is none, or a page that failed: an empty parcel on the plan and the ways on. */
export function ErrorPage({ error }: { error?: unknown }) {
  const status = error === undefined ? NOT_FOUND : statusOfError(error)
  const isNotFound = status === NOT_FOUND
  const reason = refusalOf(error)
  const { served } = useAppFacts()
  return (
    <>
      <PageHead title={isNotFound ? 'Страница не найдена' : 'Ошибка'} noindex />
      <meta name="error" content={errorLine(error)} />
      <div className={css.plan}>
        <PlanDrawing number="00:00:0000404:404" width={1920} height={460} parcel="void" decorative />
      </div>
      <Container className={css.page}>
        <div>
          <p className={css.number} aria-hidden="true">
            {status}
          </p>
          <h1 className={clsx(text.lead, css.words)}>{isNotFound ? NOT_FOUND_TEXT : FAILURE_TEXT}</h1>
          {reason && <p className={css.reason}>{reason}</p>}
          <p className={css.ways}>
            <Button href="/">На главную</Button>
            <LinkButton onClick={() => history.back()}>Вернуться назад</LinkButton>
          </p>
        </div>
        <ul className={css.links}>
          {servedEntries(ERROR_PAGE_MENU, served).map(
            (entry) =>
              'route' in entry && (
                <li key={entry.route}>
                  <Anchor href={buildPath(entry.route)} className={css.link}>
                    {entry.label}
                  </Anchor>
                </li>
              ),
          )}
        </ul>
      </Container>
    </>
  )
}
