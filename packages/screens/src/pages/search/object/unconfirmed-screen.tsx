import { Container } from '@proverka/ui/frame'
import { Notice, Skeleton } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { usePageSearch } from '../../../runtime/page/page-search.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { SearchForm } from '../lookup/search-form.tsx'
import type { SearchTrace } from '../lookup/search-trace.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import type { ObjectInfo } from './data.ts'
import { AskedConfirmers } from './asked-confirmers.tsx'
import { FoundToday } from './found-today.tsx'
import { NearObjects } from './near-objects.tsx'
import { ObjectBand } from './object-band.tsx'
import { ObjectPurchases } from './object-purchases.tsx'
import { parcelOf, QuarterFigure } from './quarter-figure.tsx'
import type { Quarter } from './quarter-figure.tsx'
import { QuarterObjects } from './quarter-objects.tsx'
import { UnconfirmedAside } from './unconfirmed-aside.tsx'
import { UnconfirmedWords } from './unconfirmed-words.tsx'
import * as css from './unconfirmed.css.ts'
import { momentOf, unconfirmedView } from './unconfirmed-view.ts'
import { useHeld } from './use-held.ts'

interface UnconfirmedScreenProps {
  readonly objectKey: string
  readonly info: ObjectInfo
  readonly trace: SearchTrace | undefined
  /** The checkout sent the person here. */
  readonly isRefused: boolean
}

/**
 * A key that no object of the register has: what is known about it, and how to search on. Nothing is priced or sold here,
 * and nothing is rendered that has no coordinates.
 */
export function UnconfirmedScreen({ objectKey, info, trace, isRefused }: UnconfirmedScreenProps) {
  usePageSearch()
  const { answer } = info
  const view = unconfirmedView(objectKey, trace, answer)
  const visitor = useAtomValue(visitorAtom)
  // Who has signed in since has a limit of his own.
  const isFreed = visitor.kind === 'user' && trace?.end === 'limit' && !trace.signedIn
  const retryAt = view.kind === 'limit' && !isFreed ? view.retryAt : undefined
  const isHeld = useHeld(retryAt)
  const quarter = answer?.unconfirmed?.quarter ?? undefined
  const figure = (view.kind === 'quarter' || view.kind === 'absent-number') && quarter?.objects && (
    <QuarterFigure view={view} quarter={quarter} near={answer?.unconfirmed?.near ?? []} />
  )
  return (
    <>
      <GreyBackground />
      <PageHead title={objectKey} noindex />
      <ObjectBand
        as="section"
        hasDrawing={Boolean(figure)}
        below={
          <Container className={css.below}>
            <div className={figure ? css.searchOver : css.search}>
              <SearchForm
                text={view.kind === 'quarter' ? `${view.number}:` : objectKey}
                held={isHeld && retryAt ? `Найти в ${momentOf(retryAt)}` : undefined}
              />
            </div>
            <UnderSearch
              view={view}
              first={firstOf(quarter)}
              last={quarter?.last}
              heldUntil={isHeld ? retryAt : undefined}
            />
          </Container>
        }
      >
        <div className={clsx(css.words, !figure && css.wordsAlone)}>
          {info.isLoading ? (
            <Skeleton lines={5} label="Смотрим в реестре" />
          ) : (
            <UnconfirmedWords objectKey={objectKey} view={view} isHeld={isHeld} answer={answer} />
          )}
        </div>
        {figure}
      </ObjectBand>
      <Container className={css.layout}>
        <div className={css.column}>
          {isRefused && (
            <Notice tone="yellow" title="Заказ не открыт">
              <p>Отчет делают о конкретном объекте, а его реестр пока не подтвердил. Деньги не списаны.</p>
            </Notice>
          )}
          {view.kind === 'unknown' && <AskedConfirmers asked={answer?.unconfirmed?.asked ?? []} />}
          {answer?.unconfirmed && view.kind !== 'limit' && (
            <NearObjects
              typed={view.kind === 'absent-number' || view.kind === 'unknown' ? view.number : undefined}
              known={answer.unconfirmed}
            />
          )}
          {quarter && view.kind === 'quarter' && <QuarterObjects quarter={quarter} />}
          <FoundToday />
          <ObjectPurchases purchases={info.purchases} />
        </div>
        {!info.isLoading && (
          <UnconfirmedAside objectKey={objectKey} view={view} answer={answer} isFreed={isFreed} />
        )}
      </Container>
    </>
  )
}

function firstOf(quarter: Quarter | undefined): number | undefined {
  const object = quarter?.objects?.[0]
  return object && parcelOf(object.Number)
}

interface UnderSearchProps {
  readonly view: ReturnType<typeof unconfirmedView>
  /** The least and the greatest number of the quarter. */
  readonly first: number | undefined
  readonly last: number | undefined
  readonly heldUntil: string | undefined
}

function UnderSearch({ view, first, last, heldUntil }: UnderSearchProps) {
  if (heldUntil !== undefined) {
    return (
      <p className={css.underSearch}>
        Не закрывайте страницу: в {momentOf(heldUntil)} кнопка оживет. Закроете — вернитесь по этому же
        адресу, текст в нем.
      </p>
    )
  }
  if (view.kind === 'quarter' && first !== undefined && last !== undefined) {
    return (
      <p className={css.underSearch}>
        Допишите номер объекта, от {first} до {last}, — или выберите в списке.
      </p>
    )
  }
  return null
}
