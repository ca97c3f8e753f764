import { LineChart } from '@proverka/ui/charts'
import type { PartnerSource } from '@proverka/api/queries'
import { Panel } from '@proverka/ui/frame'
import { LinkButton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { FilterButtons } from '../layout/filter-buttons.tsx'
import { roubles } from '../layout/roubles.ts'
import { isNotLoaded, Loaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { usePartnerDays, usePartnerFile, usePartnerStats } from './data.ts'
import { FIRST_DAYS } from './days-period.ts'
import { SourceFilter } from './source-filter.tsx'
import * as css from './partner.css.ts'

type PartnerDay = NonNullable<ReturnType<typeof usePartnerDays>['data']>['list'][number]

export interface OfSource {
  readonly source: PartnerSource
  readonly onSource: (source: PartnerSource) => void
}

const periods = [
  { value: String(FIRST_DAYS), label: 'Две недели' },
  { value: '30', label: '30 дней' },
  { value: '90', label: '90 дней' },
] as const

/** How many came by the links, registered and paid, day by day. */
export function DaysPanel({ source, onSource }: OfSource) {
  const [period, setPeriod] = useState(String(FIRST_DAYS))
  const days = usePartnerDays(Number(period), source)
  const file = usePartnerFile(Number(period), source)
  return (
    <Panel
      title="Что принесли ссылки"
      padded
      note={
        <LinkButton onClick={() => file.mutate()} disabled={file.isPending}>
          {file.isPending ? 'Готовим файл' : 'Скачать XLSX'}
        </LinkButton>
      }
    >
      <FilterButtons label="Период" options={periods} value={period} onChange={setPeriod} />
      <SourceFilter sources={days.data?.sources ?? []} source={source} onSource={onSource} />
      <Loaded query={days} title="Статистика не пришла" shape="text" lines={8}>
        {({ list }) => <Days list={list} isOfAll={source === undefined} />}
      </Loaded>
    </Panel>
  )
}

function Days({ list, isOfAll }: { list: readonly PartnerDay[]; isOfAll: boolean }) {
  const stats = usePartnerStats()
  const sumOf = (field: 'visits' | 'registrations' | 'orders' | 'sum') =>
    list.reduce((sum, day) => sum + day[field], 0)
  const labels = list.map(({ day }) => `${day.slice(8)}.${day.slice(5, 7)}`)
  const valuesOf = (field: 'visits' | 'registrations' | 'orders') => list.map((day) => day[field])
  return (
    <>
      <dl className={css.totals}>
        <Total words="Переходы" value={String(sumOf('visits'))} />
        <Total words="Регистрации" value={String(sumOf('registrations'))} />
        <Total words="Оплаченные заказы" value={String(sumOf('orders'))} />
        <Total words="Оплачено" value={roubles(sumOf('sum'))} />
      </dl>
      {list.every(({ visits, registrations, orders }) => visits + registrations + orders === 0) ? (
        <p>За это время по {isOfAll ? 'ссылкам' : 'таким ссылкам'} никто не приходил.</p>
      ) : (
        <div className={css.charts}>
          <LineChart
            title="Переходы, в день"
            labelTitle="День"
            labels={labels}
            series={[{ name: 'Переходы', values: valuesOf('visits') }]}
          />
          <LineChart
            title="Регистрации и оплаченные заказы, в день"
            labelTitle="День"
            labels={labels}
            series={[
              { name: 'Регистрации', values: valuesOf('registrations') },
              { name: 'Заказы', values: valuesOf('orders') },
            ]}
          />
        </div>
      )}
      <p className={css.remark}>
        Переход — страница, открытая по вашей ссылке. Время московское.
        {stats.data && (
          <>
            {' '}
            {isOfAll ? 'За' : 'По всем ссылкам за'} все время: регистраций {stats.data.registrations}, заказов{' '}
            {stats.data.orders}, оплачено {roubles(stats.data.sum)}, бонус {roubles(stats.data.bonus)}.
          </>
        )}
      </p>
      {isNotLoaded(stats) && <NotLoaded small title="Итог за все время не пришел" query={stats} />}
    </>
  )
}

function Total({ words, value }: { words: string; value: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  )
}
