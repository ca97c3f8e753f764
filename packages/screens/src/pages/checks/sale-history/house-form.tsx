import { saleHistoryParam } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { SaleHistoryForm } from '@proverka/ui/forms'
import { useNavigate } from 'react-router'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { loadAddresses } from '../../search/lookup/load-addresses.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { store } from '../../../runtime/state/store.ts'

/** Leads to the sales of a house; a guest signs in first and comes to them then (ROUTE-037). */
export function HouseForm({ address, onEdit }: { address?: string; onEdit?: () => void }) {
  const navigate = useNavigate()
  return (
    <SaleHistoryForm
      {...(address !== undefined && { initialAddress: address })}
      loadAddresses={loadAddresses}
      onEdit={onEdit}
      onSubmit={async ({ address: house }) => {
        const way = buildPath('sale-history-detail', { detail: saleHistoryParam(house) })
        // Before it is known who is here, the guard of that page decides.
        if (store.get(visitorAtom).kind === 'guest') openDialog({ kind: 'auth', form: 'login', way })
        else await navigate(way)
      }}
    />
  )
}
