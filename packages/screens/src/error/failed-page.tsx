import { Container } from '@proverka/ui/frame'
import { lazy, Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { AppFrame } from '../frame/page-frame.tsx'
import { FAILURE_TEXT } from './failure-text.ts'

export const loadErrorPage = () => import('./error-page.tsx')

const LazyErrorPage = lazy(async () => {
  // The code of the error page may be gone together with that of the page.
  const { ErrorPage } = await loadErrorPage().catch(() => ({ ErrorPage: BareFailure }))
  return { default: ErrorPage }
})

function BareFailure(_: { error?: unknown }) {
  return (
    <Container>
      <h1>{FAILURE_TEXT}</h1>
      <p>
        <a href="/">На главную</a>
      </p>
    </Container>
  )
}

/** In place of a page that failed; the frame around it stays. A failure without a reason is still one, not a 404. */
export function FailedPage() {
  const error = useRouteError()
  useEffect(() => console.error('Страница не показана', error), [error])
  return (
    <Suspense fallback={null}>
      <LazyErrorPage error={error ?? new Error('Страница не показана')} />
    </Suspense>
  )
}

/** A page that failed before it was chosen, by its guard above all. */
export function FailedApp() {
  return (
    <AppFrame>
      <FailedPage />
    </AppFrame>
  )
}
