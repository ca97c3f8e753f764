import { isId, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { BackLink, Button, EmptyState, Skeleton } from '@proverka/ui/primitives'
import { useParams } from 'react-router'
import * as cabinet from '../layout/cabinet.css.ts'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { useDeal } from './data.ts'
import { DealActions } from './deal-actions.tsx'
import { DealFolder } from './deal-folder.tsx'
import { DealTabs } from './deal-tabs.tsx'

export { loader } from './deal-loader.ts'

export function Component() {
  const { id = '' } = useParams()
  return (
    <Queries>
      <DealScreen id={id} />
    </Queries>
  )
}

/** One deal: what is in its folder, and what is missing. */
function DealScreen({ id }: { id: string }) {
  const query = useDeal(id)
  const deal = query.data
  const isAbsent = !isId(id) || ['deal/not-found', 'input/invalid'].includes(codeOfError(query.error) ?? '')
  return (
    <CabinetPage
      title="Сделка"
      heading={deal ? typograph(deal.address) || deal.object_key : 'Сделка'}
      signInTitle="Войдите, чтобы открыть сделку"
      note={<BackLink href={buildPath('user-deals')}>Все сделки</BackLink>}
    >
      {deal ? (
        <div className={cabinet.stack}>
          <div>
            <DealTabs current={id} />
            <DealFolder deal={deal} />
          </div>
          <DealActions key={deal.deal_id} deal={deal} />
        </div>
      ) : isAbsent ? (
        <EmptyState
          title="Такой сделки у вас нет"
          action={<Button href={buildPath('user-deals')}>К сделкам</Button>}
        >
          <p>Она открывается только тому, кто ее создал.</p>
        </EmptyState>
      ) : isNotLoaded(query) ? (
        <NotLoaded title="Сделка не открылась" query={query} />
      ) : (
        <Skeleton lines={10} shape="rows" label="Загружаем сделку" />
      )}
    </CabinetPage>
  )
}
