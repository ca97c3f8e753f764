import { Queries } from '../data/queries.tsx'
import { TariffScreen } from './tariff-screen.tsx'

export function Component() {
  return (
    <Queries>
      <TariffScreen />
    </Queries>
  )
}
