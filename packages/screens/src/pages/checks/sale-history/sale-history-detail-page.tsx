import { typograph } from '@proverka/domain'
import { saleHistoryQuery } from '@proverka/domain/property'
import { isGarId } from '@proverka/domain/register'
import { buildPath } from '@proverka/domain/navigation'
import { Container, Panel } from '@proverka/ui/frame'
import { BackLink, EmptyState } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useParams } from 'react-router'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import * as page from '../product/product-page.css.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { useHouseDetails } from './data.ts'
import { HouseForm } from './house-form.tsx'
import { HouseSales } from './house-sales.tsx'

export { handle } from '../../search/lookup/header-search.ts'
export { loader } from './sale-history-detail-loader.ts'

/** What the flats of one house were sold for, for signed-in users (ROUTE-038). */
export function Component() {
  const { detail = '' } = useParams()
  return (
    <Queries>
      <HouseScreen key={detail} address={saleHistoryQuery(detail)} />
    </Queries>
  )
}

function HouseScreen({ address }: { address: string }) {
  const visitor = useAtomValue(visitorAtom)
  const house = useHouseDetails(address)
  const code = codeOfError(house.error)
  const isAbsent = code === 'house/not-found' || code === 'input/invalid'
  return (
    <Container className={page.page}>
      <GreyBackground />
      <PageHead title="История продаж дома" noindex />
      <BackLink href={buildPath('sale-history')}>Другой дом</BackLink>
      <h1 className={clsx(text.h1, page.title)}>История продаж</h1>
      <p className={clsx(text.lead, page.lead)}>{typograph(house.data?.house ?? shownAddress(address))}</p>
      {visitor.kind === 'guest' ? (
        <SignInPanel title="Войдите, чтобы увидеть продажи">
          Историю продаж показываем только после входа, это бесплатно.
        </SignInPanel>
      ) : isAbsent ? (
        <AbsentHouse address={shownAddress(address)} />
      ) : (
        <Loaded title="Продажи не пришли" query={house} lines={10} label="Загружаем продажи">
          {({ flats, sales_unknown }) => <HouseSales flats={flats} isUnknown={sales_unknown === true} />}
        </Loaded>
      )}
    </Container>
  )
}

/** An id of GAR says nothing to a reader. */
const shownAddress = (key: string): string => (isGarId(key) ? '' : key)

/** What is said of a house goes as soon as another one is typed. */
function AbsentHouse({ address }: { address: string }) {
  const [isEdited, setEdited] = useState(false)
  return (
    <>
      {!isEdited && (
        <EmptyState title="Такого дома нет в данных">
          <p>
            Это не значит, что квартиры в нем не продавали: мы о них не знаем. Проверьте улицу и номер дома.
          </p>
        </EmptyState>
      )}
      <Panel title="Адрес дома" padded>
        <HouseForm address={address} onEdit={() => setEdited(true)} />
      </Panel>
    </>
  )
}
