import type { AdvertSort } from '@proverka/api/contract'
import { formatDate, pluralWord } from '@proverka/domain'
import { checkAdvertFilter, priceRow } from '@proverka/domain/property'
import type { PriceStep } from '@proverka/domain/property'
import { useHydrated } from '@proverka/page-engine/react'
import { Container, Section } from '@proverka/ui/frame'
import { Anchor, Button, EmptyState, Link, Skeleton } from '@proverka/ui/primitives'
import { muted, text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { MarketDemoLabel } from '../market/market-demo-label.tsx'
import { MetrePanel } from '../market/metre-panel.tsx'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { AdvertFilters } from './advert-filters.tsx'
import { AdvertRow } from './advert-row.tsx'
import { ADVERT_SORTS, advertsPath, advertsWanted, readAdvertsPlace } from './adverts-place.ts'
import type { AdvertsPlace } from './adverts-place.ts'
import * as css from './adverts.css.ts'
import { useAdverts } from './data.ts'
import { oneHouse } from './one-house.ts'

/** The market of real estate: one flat a row, narrowed by its place and seven filters (ADVERT-04, PUB-03). */
export function AdvertsScreen() {
  const place = readAdvertsPlace(useQuery())
  const { texts, sort, offset } = place
  const checked = checkAdvertFilter(texts)
  const list = useAdverts(advertsWanted(checked.kind === 'filter' ? checked.filter : {}, sort), offset)
  const info = list.data?.info
  return (
    <>
      <PageHead
        title="Объявления о продаже квартир и истории их цен"
        description="Объявления с разных площадок без повторов: как менялась цена, сколько дней продают, средняя цена метра в доме и районе, сведения дома и ЕГРН."
        noindex={advertsPath(place) !== advertsPath()}
      />
      <PagePlace title="Объявления" />
      <Container className={css.head}>
        <div className={css.title}>
          <h1 className={text.hero}>Объявления о продаже</h1>
          <p className={clsx(text.lead, muted)}>
            Одна квартира — одна строка, сколько бы раз ее ни выложили. У каждой видно, как менялась цена и
            сколько дней ее продают.
          </p>
        </div>
        <AdvertFilters
          texts={texts}
          sort={sort}
          objectTypes={info?.object_types ?? []}
          sites={info?.sites ?? []}
        />
        {info?.known_on && (
          <div className={css.underFilters}>
            <MarketDemoLabel />
            <p className={css.known}>Площадки опрошены {formatDate(info.known_on)}, повторы объединены.</p>
          </div>
        )}
      </Container>
      <Section background="grey">
        {isNotLoaded(list) ? (
          <NotLoaded title="Объявления не пришли" query={list} />
        ) : !list.data ? (
          <Skeleton lines={8} shape="rows" label="Загружаем объявления" />
        ) : checked.kind === 'errors' ? (
          <p role="status">Исправьте отбор: объявления появятся здесь.</p>
        ) : (
          <Found list={list} place={place} />
        )}
      </Section>
    </>
  )
}

interface FoundProps {
  readonly list: ReturnType<typeof useAdverts>
  readonly place: AdvertsPlace
}

function Found({ list, place }: FoundProps) {
  const { offset, texts } = place
  const isHydrated = useHydrated()
  const { adverts = [], prices = [], duplicates = [], unique = 0, info } = list.data ?? {}
  if (info?.known_on === null) return <NotConnected />
  if (unique === 0) return <Nothing address={place.texts.address} />
  const siteNames = new Map(info?.sites.map(({ id_site, name }) => [id_site, name]))
  const shown = offset + adverts.length
  const next = Math.min(PART, unique - shown)
  const house = texts.address === undefined ? undefined : oneHouse(adverts)
  return (
    <>
      {house !== undefined && <MetrePanel key={house} address={house} />}
      <div className={css.listHead}>
        <h2 className={clsx(text.h3, css.count)}>
          {unique} {pluralWord(unique, 'предложение', 'предложения', 'предложений')} из {info?.total}{' '}
          {pluralWord(info?.total ?? 0, 'объявления', 'объявлений', 'объявлений')}
        </h2>
        <Sorts place={place} />
      </div>
      {offset > 0 && (
        <p className={css.earlier}>
          <Link href={advertsPath({ ...place, offset: 0 })}>К началу списка</Link>
        </p>
      )}
      <ul
        aria-label="Объявления"
        aria-busy={list.isPlaceholderData || undefined}
        key={advertsPath(place)}
        className={css.list}
      >
        {adverts.map((advert) => (
          <AdvertRow
            key={advert.id}
            advert={advert}
            prices={stepsOf(prices, advert.id)}
            duplicates={duplicates.filter((one) => one.of === advert.id)}
            siteNames={siteNames}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <p className={css.note}>
          <span aria-live="polite">
            {adverts.length > 0
              ? `Показано ${offset > 0 ? `${offset + 1}–` : ''}${shown} из ${unique}.`
              : 'Дальше объявлений нет.'}
          </span>{' '}
          Цена в объявлении — просьба продавца, а не цена сделки.
        </p>
        {next > 0 &&
          (isHydrated ? (
            <Button
              variant="secondary"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              Показать еще {next}
            </Button>
          ) : (
            <Button variant="secondary" href={advertsPath({ ...place, offset: shown })}>
              Показать еще {next}
            </Button>
          ))}
      </div>
      {list.isFetchNextPageError && (
        <p role="alert" className={css.note}>
          Следующие объявления не пришли. Показанные на месте, нажмите еще раз.
        </p>
      )}
    </>
  )
}

/** The order: links, which work before any script. */
function Sorts({ place }: { place: AdvertsPlace }) {
  return (
    <nav aria-label="Сначала" className={css.sorts}>
      <span aria-hidden="true">Сначала</span>
      {Object.entries(ADVERT_SORTS).map(([sort, title]) => (
        <Anchor
          key={sort}
          href={advertsPath({ ...place, sort: sort as AdvertSort, offset: 0 })}
          aria-current={sort === place.sort ? 'true' : undefined}
          className={css.sort}
        >
          {title}
        </Anchor>
      ))}
    </nav>
  )
}

/** Adverts of one answer of the list. */
const PART = 20

const stepsOf = (prices: readonly (readonly [string, string, number])[], id: string): PriceStep[] =>
  prices.flatMap((row) => {
    const { id: own, price } = priceRow(row)
    return own === id ? [{ day: row[1], price }] : []
  })

function Nothing({ address }: { address: string | undefined }) {
  return (
    <EmptyState
      title="Таких объявлений не найдено"
      action={<Button href={advertsPath()}>Сбросить фильтры</Button>}
    >
      {address === undefined ? (
        <p>Расширьте площадь или цену. Это не значит, что таких квартир не продают.</p>
      ) : (
        <p>
          По адресу «{address}» и остальным фильтрам объявлений нет. Оставьте от адреса только улицу. Это не
          значит, что там ничего не продают.
        </p>
      )}
    </EmptyState>
  )
}

/** No source is connected: an empty page would read as «nothing is on sale». */
function NotConnected() {
  return (
    <EmptyState title="Объявления не подключены">
      <p>
        Площадки еще не опрашивали, поэтому показать нечего. Объект можно найти по адресу или кадастровому
        номеру: для проверки объявления не нужны.
      </p>
    </EmptyState>
  )
}
