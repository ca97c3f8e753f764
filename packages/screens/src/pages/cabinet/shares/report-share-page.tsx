import { isId } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Container, Panel } from '@proverka/ui/frame'
import { Button, EmptyState, Link, Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Queries } from '../../../runtime/data/queries.tsx'
import { AccessDenied } from '../../../runtime/error/access-denied.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { useOwnReport, useShares } from './shares-data.ts'
import * as css from './shares.css.ts'

/** Who sees a bought report (TRUST-07). */
export function Component() {
  const { id = '' } = useParams()
  if (!isId(id))
    return (
      <Screen>
        <EmptyState title="Такого отчета нет" action={<Button href="/user/orders/">Мои заказы</Button>}>
          <p>В адресе ошибка. Откройте отчет из списка заказов.</p>
        </EmptyState>
      </Screen>
    )
  return (
    <Queries>
      <Screen>
        <Sharing reportId={id} key={id} />
      </Screen>
    </Queries>
  )
}

export function Frame() {
  return (
    <Screen>
      <Awaited />
    </Screen>
  )
}

function Screen({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <GreyBackground />
      <PageHead title="Поделиться отчетом" noindex />
      <Container className={css.page}>{children}</Container>
    </>
  )
}

function Awaited() {
  return (
    <>
      <h1 className={text.h1}>Поделиться отчетом</h1>
      <Skeleton lines={10} shape="rows" label="Загружаем отчет" />
    </>
  )
}

function Sharing({ reportId }: { readonly reportId: string }) {
  const isKnown = useAtomValue(visitorAtom).kind !== 'unknown'
  const own = useOwnReport(reportId, isKnown)
  const shares = useShares(reportId, isKnown)
  const error = own.error ?? shares.error
  if (error)
    return (
      <AccessDenied
        error={error}
        retry={() => Promise.all([own.refetch(), shares.refetch()])}
        name="Поделиться отчетом"
        absent="Такого отчета нет"
        elsewhere="Этот отчет в другом кабинете"
        failed="Ссылку сейчас не создать"
        signIn={
          <SignInPanel title="Войдите, чтобы поделиться отчетом">
            Отчет показывает другим только тот, кто его заказал.
          </SignInPanel>
        }
      />
    )
  if (!own.data || !shares.data) return <Awaited />
  const { document } = own.data.report
  return (
    <>
      <div>
        <h1 className={text.h1}>Поделиться отчетом</h1>
        <p className={css.quiet}>
          {document.title}, {document.updated}.{' '}
          <Link href={buildPath('report-id', { id: reportId })}>Открыть отчет</Link>
        </p>
      </div>
      <ShareForm reportId={reportId} token={own.data.token} report={own.data.report} />
      <Panel title="Кому открыт отчет" padded>
        <ShareList shares={shares.data} report={own.data.report} />
      </Panel>
    </>
  )
}
