import { orderArrivals } from '@proverka/domain/views'
import { Panel } from '@proverka/ui/frame'
import { Arrivals } from '@proverka/ui/order'
import { LinkButton } from '@proverka/ui/primitives'
import { useSendLink } from './data.ts'
import type { OrderView } from './data.ts'

/** What comes, when and where to; the email can be had once more. */
export function OrderSchedule({ order, now }: { order: OrderView; now: string }) {
  const link = useSendLink(order)
  const arrivals = orderArrivals(order, now).map(({ key, detail, ...arrival }) => ({
    ...arrival,
    ...(detail !== undefined && { detail }),
    ...(key === 'email' && {
      detail: (
        <>
          {detail},{' '}
          <LinkButton disabled={link.isPending} onClick={() => link.mutate()}>
            прислать еще раз
          </LinkButton>
        </>
      ),
    }),
  }))
  return (
    <Panel title="Что и куда придет" padded>
      <Arrivals arrivals={arrivals} />
    </Panel>
  )
}
