import { Queries } from '../../../runtime/data/queries.tsx'
import { AdvertScreen } from './advert-screen.tsx'

export { loader } from './advert-loader.ts'

export function Component() {
  return (
    <Queries>
      <AdvertScreen />
    </Queries>
  )
}
