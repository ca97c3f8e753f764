import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import * as css from '../product/product-page.css.ts'
import { accountFactsAtom, visitorAtom } from '../../../runtime/session/state.ts'

/** A page for people with the setting `ai_report`; everybody else ends at the home page (ROLE-36, AMB-88). */
export function forExperts(Page: ComponentType): ComponentType {
  return function ExpertPage() {
    const visitor = useAtomValue(visitorAtom)
    const facts = useAtomValue(accountFactsAtom)
    if (visitor.kind === 'guest' || facts?.hasAiReport === false)
      return <Navigate replace to={buildPath('index')} />
    return facts ? <Page /> : <ExpertFrame />
  }
}

/** Until it is known who is here. */
export function ExpertFrame() {
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead title="Экспертный отчет" noindex />
      <h1 className={clsx(text.h1, css.title)}>Экспертный отчет</h1>
      <Skeleton lines={8} shape="rows" label="Загружаем" />
    </Container>
  )
}
