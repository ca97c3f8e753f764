import { Queries } from '../data/queries.tsx'
import { BalanceScreen } from './balance-screen.tsx'

export function Component() {
  return (
    <Queries>
      <BalanceScreen />
    </Queries>
  )
}
