import { HealthIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/health',
  title: 'Здоровье',
  permissions: ['jobs.read'],
  section: { label: 'Здоровье', icon: HealthIcon, group: 'house' },
  load: () => import('./health-screen.tsx'),
})
