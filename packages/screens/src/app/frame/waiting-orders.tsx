import { orderQueries } from '@proverka/api/queries'
import { WaitingMark } from '@proverka/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { getApi } from '../../runtime/data/api.ts'
import { Queries } from '../../runtime/data/queries.tsx'
import { useIsUser } from '../../runtime/session/use-is-user.ts'

/** How old the number may be, ms: it is on every page, and not each of them requests it. */
const FRESH_MS = 60_000

/** How many orders wait for the person, not how many there are. */
export function WaitingOrders() {
  return (
    <Queries>
      <Count />
    </Queries>
  )
}

function Count() {
  const enabled = useIsUser()
  const { data } = useQuery({
    ...orderQueries.overview(getApi()),
    enabled,
    staleTime: FRESH_MS,
    refetchInterval: false,
  })
  return <WaitingMark count={data?.waiting_orders ?? 0} />
}
