import { formatDate, formatMoney, pluralWord } from '@proverka/domain'
import { LineChart } from '@proverka/ui/charts'
import { Panel } from '@proverka/ui/frame'
import { EmptyState, Table } from '@proverka/ui/primitives'
import { KeyFacts } from '@proverka/ui/report'
import type { HouseFlat } from './data.ts'
import * as css from './sale-history.css.ts'
import { salesByYear } from './sales-by-year.ts'

interface HouseSalesProps {
  readonly flats: readonly HouseFlat[]
  /** No source tells the sales of the house. */
  readonly isUnknown: boolean
}

/** The flats of a house with dates and prices, and how the price of a metre went. */
export function HouseSales({ flats, isUnknown }: HouseSalesProps) {
  if (flats.length === 0) return <EmptyState title="Квартир этого дома нет в данных" />
  return isUnknown ? <FlatsAlone flats={flats} /> : <KnownSales flats={flats} />
}

/** A real house: GAR lists its flats, no source has its sales. */
function FlatsAlone({ flats }: { flats: readonly HouseFlat[] }) {
  return (
    <div className={css.stack}>
      <KeyFacts
        facts={[
          { label: 'Квартир в ГАР', value: flats.length },
          { label: 'Продажи', value: UNKNOWN },
        ]}
      />
      <p>
        Ни один подключенный источник не сообщает о сделках в этом доме. Это не значит, что квартиры в нем не
        продавали.
      </p>
      <Panel title="Квартиры дома" padded>
        <Table
          caption="Квартиры дома"
          columns={COLUMNS.filter(({ key }) => key !== 'sales')}
          rows={flats}
          rowKey={({ flat }) => flat}
        />
      </Panel>
    </div>
  )
}

function KnownSales({ flats }: { flats: readonly HouseFlat[] }) {
  const years = salesByYear(flats)
  const count = years.reduce((sum, year) => sum + year.count, 0)
  const last = flats
    .flatMap(({ sales }) => sales)
    .reduce((latest, { date }) => (date > latest ? date : latest), '')
  return (
    <div className={css.stack}>
      <KeyFacts
        facts={[
          { label: 'Квартир в данных', value: flats.length },
          { label: 'Продаж найдено', value: count },
          { label: 'Последняя продажа', value: last === '' ? 'не найдена' : formatDate(last) },
        ]}
      />
      <Panel title="Метр по годам" padded>
        <LineChart
          title="Медиана цены метра, тыс. ₽"
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
          note={`${count} ${pluralWord(count, 'продажа', 'продажи', 'продаж')} за все годы. Год без продаж рвет линию.`}
          empty="Продаж в этом доме не найдено: рисовать нечего."
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

const UNKNOWN = 'не указано'

const COLUMNS = [
  {
    key: 'flat',
    title: 'Квартира',
    untitled: true,
    cell: ({ flat }: HouseFlat) => <b>кв. {flat}</b>,
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
        <span className={css.quiet}>продаж не найдено</span>
      ) : (
        <span className={css.sales}>
          {sales.map(({ date, price }) => (
            <span key={date}>
              <b>{formatMoney(price)}</b>{' '}
              <span className={css.date}>
                {formatDate(date)}
                {area !== null && `, ${formatMoney(Math.round(price / area))} за м²`}
              </span>
            </span>
          ))}
        </span>
      ),
  },
]
