import { Queries } from '../../../runtime/data/queries.tsx'
import { TariffScreen } from './tariff-screen.tsx'

export { loader } from './tariff-loader.ts'

export function Component() {
  return (
    <Queries>
      <TariffScreen />
    </Queries>
  )
}
