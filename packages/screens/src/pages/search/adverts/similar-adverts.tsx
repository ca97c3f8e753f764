import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { AdvertTable } from '../market/advert-table.tsx'
import * as css from './advert.css.ts'
import { useSimilar } from './data.ts'

const LISTS = [
  ['same_house', 'В этом доме'],
  ['nearby', 'Рядом, столько же комнат'],
  ['same_price', 'За ту же цену'],
] as const

/** What else is on sale: in the house, nearby, for the price (ADVERT-05). */
export function SimilarAdverts({ id }: { id: string }) {
  const query = useSimilar(id)
  return (
    <Panel title="Похожие объявления" padded>
      {query.data ? (
        LISTS.map(([key, title]) => (
          <section key={key} className={css.similar}>
            <h3 className={clsx(text.h3, css.similarTitle)}>{title}</h3>
            {query.data[key].length > 0 ? (
              <AdvertTable caption={`Похожие: ${title}`} adverts={query.data[key]} />
            ) : (
              <p>Похожих объявлений не найдено.</p>
            )}
          </section>
        ))
      ) : isNotLoaded(query) ? (
        <NotLoaded title="Похожие объявления не пришли" query={query} small />
      ) : (
        <Skeleton lines={6} shape="rows" label="Загружаем похожие объявления" />
      )}
    </Panel>
  )
}
