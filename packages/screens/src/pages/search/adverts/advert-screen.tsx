import { formatDate, formatMoney, typograph } from '@proverka/domain'
import { priceMove } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Container, Panel } from '@proverka/ui/frame'
import { BackLink, Link, Skeleton } from '@proverka/ui/primitives'
import { PhotoGallery } from '@proverka/ui/dialogs'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useParams } from 'react-router'
import { ErrorPage } from '../../../runtime/error/error-page.tsx'
import { NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { advertFacts } from '../market/advert-facts.ts'
import { AveragePrice } from '../market/average-price.tsx'
import { useAveragePrice } from '../market/data.ts'
import { HouseFacts } from '../market/house-facts.tsx'
import { MarketDemoLabel } from '../market/market-demo-label.tsx'
import { PriceChart } from '../market/price-chart.tsx'
import { AdvertObject } from './advert-object.tsx'
import { Duplicates, PriceHistory } from './advert-prices.tsx'
import * as css from './advert.css.ts'
import { useAdvert } from './data.ts'
import type { FullAdvert } from './data.ts'
import { PriceLadder } from './price-ladder.tsx'
import { besideHouse, moveText } from './price-words.ts'
import { SimilarAdverts } from './similar-adverts.tsx'
import { siteHost } from './site-host.ts'

/** One advert with everything that is known around it (ADVERT-05..10). */
export function AdvertScreen() {
  const { id = '' } = useParams()
  const advert = useAdvert(id)
  if (advert.data) return <ShownAdvert key={id} advert={advert.data} />
  if (codeOfError(advert.error) === 'advert/not-found') return <ErrorPage />
  return (
    <Container className={css.page}>
      <GreyBackground />
      {advert.isError ? (
        <NotLoaded title="Объявление не пришло" query={advert} />
      ) : (
        <Skeleton shape="head" label="Загружаем объявление" />
      )}
    </Container>
  )
}

function ShownAdvert({ advert }: { advert: FullAdvert }) {
  const { id, address, kad_number, prices, duplicates } = advert
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead title={`${address}: объявление, история цены`} noindex />
      <AdvertHead advert={advert} />
      <Photos advert={advert} />
      <div className={css.columns}>
        <PriceHistory prices={prices} />
        <div className={css.column}>
          <Duplicates adverts={duplicates} />
          <AdvertObject kadNumber={kad_number} address={address} />
          <HouseFacts house={address} />
        </div>
      </div>
      <div className={css.stack}>
        <AveragePrice address={address} />
        <PriceChart address={address} />
        <SimilarAdverts id={id} />
      </div>
    </Container>
  )
}

function AdvertHead({ advert }: { advert: FullAdvert }) {
  const { address, info, prices } = advert
  const steps = prices.map(([, day, price]) => ({ day, price }))
  const move = priceMove(steps, info.seen_on)
  const average = useAveragePrice(address)
  const beside = besideHouse(info.price_per_m2, average.data?.average_per_m2)
  return (
    <header className={css.head}>
      <div>
        <BackLink href={buildPath('adverts')}>Все объявления</BackLink>
        <MarketDemoLabel />
        <h1 className={clsx(text.h1, css.title)}>{typograph(address)}</h1>
        <p className={css.facts}>
          {info.object_type}, {advertFacts(info)}
        </p>
        <p className={css.price}>
          <b className={css.sum}>{formatMoney(info.price)}</b>
          <span className={css.perMetre}>
            {formatMoney(info.price_per_m2)} за метр{beside && `, ${beside}`}
          </span>
        </p>
        {move && (
          <p className={css.move}>
            {moveText(move)}
            {move.change !== 0 && `, сначала просили ${formatMoney(move.first)}`}
          </p>
        )}
        <p className={css.seen}>
          В продаже с {formatDate(info.listed_on)}, последний раз видели {formatDate(info.seen_on)}.{' '}
          <Link href={info.url} target="_blank" rel="nofollow noopener noreferrer">
            Объявление на {siteHost(info.url)}
          </Link>
        </p>
        <p className={css.note}>
          Цена в объявлении — просьба продавца, а не цена сделки. Имен и телефонов продавцов здесь нет.
        </p>
      </div>
      <div className={css.stairs}>
        <PriceLadder steps={steps} until={info.seen_on} size="head" />
        <p className={css.note}>
          Лестница цены: с {formatDate(steps[0]?.day ?? info.listed_on)} по {formatDate(info.seen_on)}
        </p>
      </div>
    </header>
  )
}

function Photos({ advert: { address, photos } }: { advert: FullAdvert }) {
  const [first, ...rest] = photos
  return (
    <Panel title="Фотографии" padded>
      {first ? (
        <PhotoGallery title={`Фотографии: ${address}`} photos={[first, ...rest]} />
      ) : (
        <p>В объявлении фотографии не указаны.</p>
      )}
    </Panel>
  )
}
