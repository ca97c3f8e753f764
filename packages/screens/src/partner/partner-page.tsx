import { Queries } from '../data/queries.tsx'
import { PartnerScreen } from './partner-screen.tsx'

export function Component() {
  return (
    <Queries>
      <PartnerScreen />
    </Queries>
  )
}
