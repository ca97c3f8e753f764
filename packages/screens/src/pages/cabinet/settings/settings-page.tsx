import { Queries } from '../../../runtime/data/queries.tsx'
import { SettingsScreen } from './settings-screen.tsx'

export { loader } from './settings-loader.ts'

export function Component() {
  return (
    <Queries>
      <SettingsScreen />
    </Queries>
  )
}
