import { Container } from '@proverka/ui/frame'
import { lazy, Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { AppFrame } from '../frame/page-frame.tsx'
import { FAILURE_TEXT } from './failure-text.ts'

export const loadErrorPage = () => import('./error-page.tsx')

const LazyErrorPage = lazy(async () => {
  // Its code may be gone together with that of the page: then there is an error, or nothing while the page reloads.
  const module: { readonly ErrorPage: typeof BareFailure } | undefined = await loadErrorPage().catch(
    () => undefined,
  )
  return { default: module?.ErrorPage ?? BareFailure }
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
