import { SettingsIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

/** Open to all of the staff: everybody has a second step of his own there. */
export const screen = defineScreen({
  path: '/settings',
  title: 'Настройки',
  section: { label: 'Настройки', icon: SettingsIcon, group: 'house' },
  load: () => import('./settings-screen.tsx'),
})
