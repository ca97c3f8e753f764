import { Queries } from '../data/queries.tsx'
import { UserTariffScreen } from './user-tariff-screen.tsx'

export function Component() {
  return (
    <Queries>
      <UserTariffScreen />
    </Queries>
  )
}
