import { Queries } from '../../../runtime/data/queries.tsx'
import { BalanceScreen } from './balance-screen.tsx'

export { loader } from './balance-loader.ts'

export function Component() {
  return (
    <Queries>
      <BalanceScreen />
    </Queries>
  )
}
