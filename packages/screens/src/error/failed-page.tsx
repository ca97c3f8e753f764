import { lazy, Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { AppFrame } from '../frame/page-frame.tsx'

export const loadErrorPage = () => import('./error-page.tsx')

const LazyErrorPage = lazy(async () => ({ default: (await loadErrorPage()).ErrorPage }))

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
