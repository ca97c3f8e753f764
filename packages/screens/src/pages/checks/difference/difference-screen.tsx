import { differenceView, typesetView } from '@proverka/domain/views'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { BackLink, Button, DownloadIcon, Icon, Skeleton } from '@proverka/ui/primitives'
import { DemoLabel, DifferenceTable } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { AccessDenied } from '../../../runtime/error/access-denied.tsx'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { useDifference, useDifferenceFile } from './data.ts'
import { DifferenceCounts } from './difference-counts.tsx'
import { DifferencePair } from './difference-pair.tsx'
import { useStateFilter } from './use-state-filter.ts'
import * as css from './difference.css.ts'

interface DifferenceScreenProps {
  readonly id: string
  readonly otherId: string
}

/** Two reports on one subject: what changed, what is the same, and what cannot be compared. */
export function DifferenceScreen({ id, otherId }: DifferenceScreenProps) {
  const query = useDifference(id, otherId)
  if (query.data) return <Difference before={query.data.before.report} now={query.data.now.report} />
  return query.error ? (
    <AccessDenied
      error={query.error}
      retry={query.refetch}
      name="Что изменилось"
      absent="Такого отчета нет"
      elsewhere="Один из отчетов в другом кабинете"
      failed="Отчеты не сравнить"
      signIn={
        <SignInPanel title="Войдите, чтобы сравнить отчеты">
          Сравнить можно только свои отчеты: их видит тот, кто их заказал.
        </SignInPanel>
      }
    />
  ) : (
    <AwaitedDifference />
  )
}

/** Until the reports are there. */
export function AwaitedDifference() {
  return (
    <>
      <h1 className={text.h1}>Что изменилось</h1>
      <Skeleton lines={12} shape="rows" label="Сравниваем отчеты" />
    </>
  )
}

type Compared = NonNullable<ReturnType<typeof useDifference>['data']>['before']['report']

function Difference({ before, now }: { before: Compared; now: Compared }) {
  const made = differenceView(before, now)
  const file = useDifferenceFile(before.id, now.id)
  const filter = useStateFilter()
  if (!made) return null
  const view = typesetView(made)
  return (
    <>
      <header className={css.head}>
        <div>
          <div className={css.back}>
            <BackLink href={buildPath('report-id', { id: now.id })}>К отчету</BackLink>
          </div>
          {view.demo && <DemoLabel />}
          <h1 className={text.h1}>{view.title}</h1>
          <p className={css.subject}>{[view.subject, ...view.subjectLines].join(', ')}</p>
        </div>
        <div className={css.files}>
          {(['json', 'pdf'] as const).map((type) => (
            <Button
              key={type}
              variant="secondary"
              loading={file.isPending && file.variables === type}
              onClick={() => file.mutate(type)}
            >
              <Icon icon={DownloadIcon} size={18} />
              {type.toUpperCase()}
            </Button>
          ))}
        </div>
      </header>
      <div>
        <DifferencePair view={view} />
        <DifferenceCounts counts={view.counts} filter={filter} />
      </div>
      <Panel>
        <div className={css.table}>
          <DifferenceTable
            caption={view.title}
            beforeTitle={view.before.column}
            nowTitle={view.now.column}
            sections={filter.of(view.sections)}
          />
        </div>
      </Panel>
      <p className={css.note}>
        {view.note} Ответы верны на {view.now.day}, завтра записи могут измениться.
      </p>
    </>
  )
}
