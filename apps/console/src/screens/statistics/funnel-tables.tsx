import { formatDate } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Panel } from '@proverka/ui/console'
import { Table, type Column } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { ExportButton } from '../../parts/list-table/export-button.tsx'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { funnelQuery, queryOf, type Days, type Funnel } from './statistics-query.ts'
import * as css from './statistics-screen.css.ts'

type Week = Funnel['weeks'][number]
type Cohort = Funnel['cohorts'][number]

/** From the search to the report that is read, by week and site; and who of the buyers came back. */
export function FunnelTables({ days }: { days: Days }) {
  const funnel = useQuery(funnelQuery(days))
  if (funnel.error)
    return <RetryNotice message={messageOfError(funnel.error)} onRetry={() => void funnel.refetch()} />
  if (!funnel.data) return <p role="status">Считаем путь к отчету</p>
  return (
    <>
      <Panel
        title="Путь к отчету"
        aside={<ExportButton list={{ name: 'funnel', query: queryOf(days) }} label="путь к отчету" />}
      >
        <Table
          caption="Путь к отчету по неделям"
          columns={WEEK_COLUMNS}
          rows={funnel.data.weeks}
          rowKey={({ week, site }) => `${week} ${site}`}
          empty="За эти дни ничего не было."
        />
        <p className={css.label}>
          Поиски и объекты — события тех, кто согласился на подсчет: людей больше. Один человек ищет много
          раз, поэтому это не доля людей. Заказы, оплаты и отчеты посчитаны все. Прочерк — тогда не считали.
        </p>
      </Panel>
      <Panel
        title="Кто вернулся"
        aside={<ExportButton list={{ name: 'cohorts', query: queryOf(days) }} label="кто вернулся" />}
      >
        <Table
          caption="Кто заплатил снова, по неделе первой оплаты"
          columns={COHORT_COLUMNS}
          rows={funnel.data.cohorts}
          rowKey={({ week }) => week}
          empty="За эти дни никто не платил впервые."
        />
        <p className={css.label}>
          Покупатель — учетная запись: две почты одного человека считаются дважды. «Рано» — со дня первой
          оплаты прошло меньше.
        </p>
      </Panel>
    </>
  )
}

const counted = (count: number | null): string => count?.toLocaleString('ru') ?? '—'

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)}\u00a0%`

const WEEK_COLUMNS: readonly Column<Week>[] = [
  { key: 'week', title: 'Неделя с', cell: ({ week }) => formatDate(week) },
  { key: 'site', title: 'Площадка', cell: ({ name }) => name },
  { key: 'searches', title: 'Поиски', right: true, cell: ({ searches }) => counted(searches) },
  { key: 'objects', title: 'Объекты', right: true, cell: ({ objects }) => counted(objects) },
  { key: 'placed', title: 'Оформили', right: true, cell: ({ placed }) => counted(placed) },
  { key: 'paid', title: 'Оплатили', right: true, cell: ({ paid }) => counted(paid) },
  { key: 'share', title: 'Из заказов', right: true, cell: ({ placed, paid }) => percent(paid, placed) },
  { key: 'read', title: 'Прочли отчет', right: true, cell: ({ read }) => counted(read) },
]

/** How many of a cohort, with their share. */
const againText = (again: number | null, buyers: number): string =>
  again === null ? 'рано' : `${again.toLocaleString('ru')}, ${percent(again, buyers)}`

const COHORT_COLUMNS: readonly Column<Cohort>[] = [
  { key: 'week', title: 'Первая оплата, неделя с', cell: ({ week }) => formatDate(week) },
  { key: 'buyers', title: 'Покупателей', right: true, cell: ({ buyers }) => counted(buyers) },
  {
    key: 'month',
    title: 'Снова за 30 дней',
    right: true,
    cell: ({ again_30, buyers }) => againText(again_30, buyers),
  },
  {
    key: 'quarter',
    title: 'Снова за 90 дней',
    right: true,
    cell: ({ again_90, buyers }) => againText(again_90, buyers),
  },
]
