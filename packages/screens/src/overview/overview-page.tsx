import { Queries } from '../data/queries.tsx'
import { OverviewScreen } from './overview-screen.tsx'

export function Component() {
  return (
    <Queries>
      <OverviewScreen />
    </Queries>
  )
}
