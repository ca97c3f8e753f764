import { Queries } from '../../../runtime/data/queries.tsx'
import { OverviewScreen } from './overview-screen.tsx'

export { loader } from './overview-loader.ts'

export function Component() {
  return (
    <Queries>
      <OverviewScreen />
    </Queries>
  )
}
