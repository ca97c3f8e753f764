import { Queries } from '../../../runtime/data/queries.tsx'
import { UserTariffScreen } from './user-tariff-screen.tsx'

export { loader } from './user-tariff-loader.ts'

export function Component() {
  return (
    <Queries>
      <UserTariffScreen />
    </Queries>
  )
}
