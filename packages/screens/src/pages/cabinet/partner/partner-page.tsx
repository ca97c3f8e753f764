import { Queries } from '../../../runtime/data/queries.tsx'
import { PartnerScreen } from './partner-screen.tsx'

export { loader } from './partner-loader.ts'

export function Component() {
  return (
    <Queries>
      <PartnerScreen />
    </Queries>
  )
}
