import { Queries } from '../../../runtime/data/queries.tsx'
import { SourcesScreen } from './sources-screen.tsx'

export { loader } from './sources-loader.ts'

export function Component() {
  return (
    <Queries>
      <SourcesScreen />
    </Queries>
  )
}
