import { completeStyles } from '@proverka/page-engine/browser'
import { Container } from '@proverka/ui/frame'
import { useLazyModule } from '@proverka/ui/primitives'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useRouteError } from 'react-router'
import { AppFrame } from './page-frame.tsx'
import { FAILURE_TEXT } from '../../runtime/error/failure-text.ts'

/** Its code may be gone together with that of the page: then there is an error, or nothing while the page reloads. */
export async function loadErrorPage(): Promise<ComponentType<{ error?: unknown }>> {
  const module: { readonly ErrorPage: ComponentType<{ error?: unknown }> } | undefined =
    await import('../../runtime/error/error-page.tsx').catch(() => undefined)
  return module?.ErrorPage ?? BareFailure
}

/** The document may lack the styles of the error page, so they are loaded, too. */
const loadStyledErrorPage = async () => (await Promise.all([loadErrorPage(), completeStyles()]))[0]

function BareFailure() {
  return (
    <Container>
      <h1>{FAILURE_TEXT}</h1>
      <p>
        <a href="/">На главную</a>
      </p>
    </Container>
  )
}

/**
 * Shown instead of a page that failed; the frame around it stays. A failure without a reason is a failure, not a 404.
 */
export function FailedPage() {
  const error = useRouteError()
  const ErrorPage = useLazyModule(loadStyledErrorPage)
  useEffect(() => console.error('Страница не показана', error), [error])
  return ErrorPage && <ErrorPage error={error ?? new Error('Страница не показана')} />
}

/** A page that failed before it was chosen, by its guard above all. */
export function FailedApp() {
  return (
    <AppFrame>
      <FailedPage />
    </AppFrame>
  )
}
