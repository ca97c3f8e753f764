import { Queries } from '../data/queries.tsx'
import { SettingsScreen } from './settings-screen.tsx'

export function Component() {
  return (
    <Queries>
      <SettingsScreen />
    </Queries>
  )
}
