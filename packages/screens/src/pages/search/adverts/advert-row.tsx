import type { Advert } from '@proverka/api/contract'
import { formatDate, formatMoney, pluralWord, typograph } from '@proverka/domain'
import { priceMove } from '@proverka/domain/property'
import type { PriceStep } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Anchor, Link } from '@proverka/ui/primitives'
import { advertFacts } from '../market/advert-facts.ts'
import * as css from './adverts.css.ts'
import { PriceLadder } from './price-ladder.tsx'
import { moveText } from './price-words.ts'

interface AdvertRowProps {
  readonly advert: Advert
  /** Oldest first. */
  readonly prices: readonly PriceStep[]
  /** The same flat in other adverts. */
  readonly duplicates: readonly Advert[]
  /** Names of sites by their ids. */
  readonly siteNames: ReadonlyMap<string, string>
}

/** One flat on sale, however often it is advertised: its stairs of prices, its facts, what is asked for it. */
export function AdvertRow({ advert, prices, duplicates, siteNames }: AdvertRowProps) {
  const { id, address, kad_number, info } = advert
  const href = buildPath('adverts-id', { id })
  const move = priceMove(prices, info.seen_on)
  return (
    <li>
      <article className={css.row}>
        <div className={css.move}>
          <PriceLadder steps={prices} until={info.seen_on} />
          {move && (
            <p className={css.moveText}>
              {moveText(move)}
              {move.change !== 0 && (
                <span className={css.firstPrice}>сначала просили {formatMoney(move.first)}</span>
              )}
            </p>
          )}
        </div>
        <div>
          <h3 className={css.address}>
            <Anchor href={href} className={css.rowLink}>
              {typograph(address)}
            </Anchor>
          </h3>
          <p className={css.facts}>{advertFacts(info)}</p>
          <p className={css.links}>
            <Link href={`${href}#prices`}>История цены</Link>
            {kad_number ? (
              <Link href={buildPath('object-objectKey', { objectKey: kad_number })}>Проверить в ЕГРН</Link>
            ) : (
              <Link href={buildPath('search', {}, { query: address })} rel="nofollow">
                Найти в ЕГРН
              </Link>
            )}
          </p>
        </div>
        <p className={css.price}>
          <b className={css.sum}>{formatMoney(info.price)}</b>
          <span className={css.perMetre}>{formatMoney(info.price_per_m2)} за метр</span>
        </p>
        {duplicates.length > 0 && (
          <div className={css.duplicates}>
            <p className={css.duplicatesTitle}>
              То же еще в {duplicates.length}{' '}
              {pluralWord(duplicates.length, 'объявлении', 'объявлениях', 'объявлениях')}
            </p>
            <ul>
              {duplicates.map((one) => (
                <li key={one.id} className={css.duplicate}>
                  <Link href={buildPath('adverts-id', { id: one.id })}>
                    {siteNames.get(one.info.id_site) ?? `площадка ${one.info.id_site}`}, с{' '}
                    {formatDate(one.info.listed_on)}
                  </Link>
                  <b>{formatMoney(one.info.price)}</b>
                </li>
              ))}
            </ul>
          </div>
        )}
      </article>
    </li>
  )
}
