import { Queries } from '../../../runtime/data/queries.tsx'
import { AdvertsScreen } from './adverts-screen.tsx'

export { loader } from './adverts-loader.ts'

export function Component() {
  return (
    <Queries>
      <AdvertsScreen />
    </Queries>
  )
}
