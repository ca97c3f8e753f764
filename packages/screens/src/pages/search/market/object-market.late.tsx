import { formatDate } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { saleHistoryParam } from '@proverka/domain/property'
import { Panel } from '@proverka/ui/frame'
import { EmptyState, Link, Skeleton } from '@proverka/ui/primitives'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { AdvertTable } from './advert-table.tsx'
import { useObjectAdverts, useReformaInfo } from './data.ts'
import { HouseFacts } from './house-facts.tsx'
import { HouseMarket } from './house-market.tsx'
import * as css from './market.css.ts'

interface ObjectMarketProps {
  /** Empty for an object that is known by its address alone. */
  readonly number: string
  readonly address: string
  /** OBJECTGUID of GAR of its house: addresses change and repeat. Undefined for an object that GAR does not have. */
  readonly garHouse: string | undefined
}

/** The tab «Рынок» of an object: its own adverts, its house, and the prices around it (PUB-03, PROD-12). */
export function ObjectMarket({ number, address, garHouse }: ObjectMarketProps) {
  const house = garHouse ?? address
  return (
    <div className={css.stack}>
      {number && <ObjectAdverts number={number} />}
      {address ? (
        <AroundHouse house={house} address={address} />
      ) : (
        <EmptyState title="Адрес объекта не указан">
          <p>Цены дома и района ищем по адресу, а его реестр не назвал.</p>
        </EmptyState>
      )}
      <p>
        <Link href={buildPath('adverts')}>Все объявления с отбором</Link>
        {house && (
          <>
            {' · '}
            <Link href={buildPath('sale-history-detail', { detail: saleHistoryParam(house) })}>
              История продаж дома
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

function ObjectAdverts({ number }: { number: string }) {
  const query = useObjectAdverts(number)
  return (
    <Panel title="Этот объект в объявлениях" padded>
      {isNotLoaded(query) ? (
        <NotLoaded title="Объявления не пришли" query={query} small />
      ) : !query.data ? (
        <Skeleton lines={3} shape="rows" label="Загружаем объявления" />
      ) : query.data.info.known_on === null ? (
        <p>Объявления не подключены: площадки еще не опрашивали.</p>
      ) : query.data.adverts_list.length === 0 ? (
        <p>
          С номером {number} объявлений не найдено. Продавцы называют номер редко: смотрите объявления дома
          ниже. Площадки опрошены {formatDate(query.data.info.known_on)}.
        </p>
      ) : (
        <AdvertTable caption="Этот объект в объявлениях" adverts={query.data.adverts_list} />
      )}
    </Panel>
  )
}

/** A parcel, or a house without adverts, has no market data: one sentence instead of three failures. */
function AroundHouse({ house, address }: { house: string; address: string }) {
  const { error, isPending } = useReformaInfo(house)
  // The other calls wait for it: a house that is not known is asked about once.
  if (isPending) return <Skeleton lines={6} shape="rows" label="Загружаем рынок" />
  if (codeOfError(error) === 'house/not-found')
    return (
      <EmptyState title="Этого дома нет в данных объявлений">
        <p>
          Ни цен, ни года постройки по адресу «{address}» мы не знаем. Это не значит, что здесь ничего не
          продают.
        </p>
      </EmptyState>
    )
  return (
    <>
      <HouseFacts house={house} />
      <HouseMarket house={house} />
    </>
  )
}
