import { isId } from '@proverka/domain'
import { sideBySideView, typesetView, type Compared } from '@proverka/domain/views'
import { Button, EmptyState, Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import type { ReactNode } from 'react'
import { AccessDenied } from '../../../runtime/error/access-denied.tsx'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { publicObject, useReportPair, useSide } from './data.ts'
import { SideBySideScreen } from './side-by-side-screen.tsx'

interface ComparedPairProps {
  readonly one: string
  readonly other: string
}

/** Loads the two sides of an address: two reports as a pair that the server checks, otherwise each by itself. */
export function ComparedPair({ one, other }: ComparedPairProps) {
  const isPair = isId(one) && isId(other)
  const pair = useReportPair(one, other)
  const [first, second] = [useSide(one, !isPair), useSide(other, !isPair)]
  const isUser = useIsUser()()
  const needsUser = isId(one) || isId(other)
  if (needsUser && !isUser) return <SignIn />
  const error = isPair
    ? pair.error
    : [first, second].map(({ isReport, report, object }) => (isReport ? report : object).error).find(Boolean)
  const retry = () => {
    for (const query of [pair, first.report, first.object, second.report, second.object])
      if (query.isError) void query.refetch()
  }
  if (error)
    return (
      <AccessDenied
        error={error}
        retry={retry}
        name="Сравнение"
        absent="Такого отчета нет"
        elsewhere="Один из отчетов в другом кабинете"
        failed="Рядом их не поставить"
        signIn={<SignIn />}
      />
    )
  const sides = isPair
    ? pair.data && ([report(pair.data.one), report(pair.data.other)] as const)
    : bothOf(sideOf(one, first), sideOf(other, second))
  if (sides === undefined)
    return (
      <>
        <h1 className={text.h1}>Сравнить двух</h1>
        <Skeleton lines={12} shape="rows" label="Загружаем сравнение" />
      </>
    )
  const [a, b] = sides
  if (a === 'unknown' || b === 'unknown')
    return (
      <Refusal title="Объект не подтвержден">
        Ни один источник не подтвердил {a === 'unknown' ? 'первый' : 'второй'} объект: сравнивать нечего.
      </Refusal>
    )
  const view = one === other ? undefined : sideBySideView(a, b)
  if (!view)
    return (
      <Refusal title="Рядом их не поставить">
        Сравниваем два объекта, двух людей, две компании или две машины — и разные, а не одно и то же.
      </Refusal>
    )
  return <SideBySideScreen view={typesetView(view)} />
}

const report = (side: { readonly report: Extract<Compared, { kind: 'report' }>['report'] }): Compared => ({
  kind: 'report',
  report: side.report,
})

type Side = Compared | 'unknown'

function bothOf(one: Side | undefined, other: Side | undefined): readonly [Side, Side] | undefined {
  return one && other && [one, other]
}

function sideOf(
  key: string,
  { isReport, report: own, object }: ReturnType<typeof useSide>,
): Side | undefined {
  if (isReport) return own.data && report(own.data)
  if (!object.data) return undefined
  const known = publicObject(key, object.data.data)
  return known ? { kind: 'object', object: known } : 'unknown'
}

const SignIn = () => (
  <SignInPanel title="Войдите, чтобы сравнить отчеты">
    Свои отчеты сравнивает только тот, кто их заказал. Ссылкой сравнение не передать.
  </SignInPanel>
)

function Refusal({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className={text.h1}>Сравнить двух</h1>
      <EmptyState title={title} action={<Button href="/compare/">Выбрать других</Button>}>
        <p>{children}</p>
      </EmptyState>
    </>
  )
}
