import { formatDate, formatMoney, plural } from '@proverka/domain'
import { LineChart } from '@proverka/ui/charts'
import { Panel } from '@proverka/ui/frame'
import { EmptyState, Table } from '@proverka/ui/primitives'
import { KeyFacts } from '@proverka/ui/report'
import type { HouseFlat } from './data.ts'
import * as css from './sale-history.css.ts'
import { salesByYear } from './sales-by-year.ts'

/** The flats of a house with dates and prices, and how the price of a metre went. */
export function HouseSales({ flats }: { flats: readonly HouseFlat[] }) {
  const years = salesByYear(flats)
  const count = years.reduce((sum, year) => sum + year.count, 0)
  if (flats.length === 0) return <EmptyState title="Квартир этого дома нет в&nbsp;данных" />
  const last = flats
    .flatMap(({ sales }) => sales)
    .reduce((latest, { date }) => (date > latest ? date : latest), '')
  return (
    <div className={css.stack}>
      <KeyFacts
        facts={[
          { label: 'Квартир в\u00a0данных', value: flats.length },
          { label: 'Продаж найдено', value: count },
          { label: 'Последняя продажа', value: last === '' ? 'не\u00a0найдена' : formatDate(last) },
        ]}
      />
      <Panel title="Метр по&nbsp;годам" padded>
        <LineChart
          title="Медиана цены метра, тыс.&nbsp;₽"
          labelTitle="Год"
          labels={years.map(({ year }) => year)}
          series={[
            {
              name: 'Метр',
              values: years.map(({ perMetre }) =>
                perMetre === null ? null : Math.round(perMetre / 100) / 10,
              ),
            },
          ]}
          note={`${count} ${plural(count, 'продажа', 'продажи', 'продаж')} за\u00a0все годы. Год без продаж рвет линию.`}
          empty="Продаж в&nbsp;этом доме не&nbsp;найдено: рисовать нечего."
        />
      </Panel>
      <Panel title="Квартиры дома" padded>
        <Table
          caption="Квартиры дома: даты и цены продаж"
          columns={COLUMNS}
          rows={flats}
          rowKey={({ flat }) => flat}
        />
      </Panel>
    </div>
  )
}

const UNKNOWN = 'не\u00a0указано'

const COLUMNS = [
  {
    key: 'flat',
    title: 'Квартира',
    untitled: true,
    cell: ({ flat }: HouseFlat) => <b>кв.&nbsp;{flat}</b>,
  },
  { key: 'floor', title: 'Этаж', right: true, cell: ({ floor }: HouseFlat) => floor ?? UNKNOWN },
  { key: 'rooms', title: 'Комнат', right: true, cell: ({ rooms }: HouseFlat) => rooms ?? UNKNOWN },
  {
    key: 'area',
    title: 'Площадь',
    right: true,
    cell: ({ area }: HouseFlat) => (area === null ? UNKNOWN : `${area.toLocaleString('ru-RU')}\u00a0м²`),
  },
  {
    key: 'sales',
    title: 'Продажи',
    right: true,
    cell: ({ sales, area }: HouseFlat) =>
      sales.length === 0 ? (
        <span className={css.quiet}>продаж не&nbsp;найдено</span>
      ) : (
        <span className={css.sales}>
          {sales.map(({ date, price }) => (
            <span key={date}>
              <b>{formatMoney(price)}</b>{' '}
              <span className={css.date}>
                {formatDate(date)}
                {area !== null && `, ${formatMoney(Math.round(price / area))} за\u00a0м²`}
              </span>
            </span>
          ))}
        </span>
      ),
  },
]
